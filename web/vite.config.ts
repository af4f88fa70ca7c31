/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// The server answers only pages of its own: it has to see the host the browser sees.
const proxied = { target: process.env['SOBREMESA_SERVER'] ?? 'http://127.0.0.1:8000', changeOrigin: false };

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/sobremesa/server/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // The polyfill would be one more script for browsers that cannot run the page anyway.
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  // The words are shared with Python and lie outside this folder.
  server: { proxy: { '/api': proxied, '/ws': { ...proxied, ws: true } }, fs: { allow: ['..'] } },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  // Files share modules, which is three times as quick: a test says itself which language it speaks.
  test: { include: ['tests/**/*.test.ts'], environment: 'node', isolate: false, unstubGlobals: true },
});
