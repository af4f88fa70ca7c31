import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { learn } from './lib/i18n';
import { router } from './lib/router.svelte';
import { settings } from './lib/settings.svelte';

await learn(settings.language);
await router.listen();
mount(App, { target: document.getElementById('page')! });
