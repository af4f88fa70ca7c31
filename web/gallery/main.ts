/** Scenes of a match without a server, to look at: /gallery/?scene=low&at=6&theme=dark&lang=en (only in `npm run dev`). */

import { mount } from 'svelte';
import '../src/app.css';
import { learn, speak } from '../src/lib/words/i18n';
import { settings, type Language, type Theme } from '../src/lib/device/settings.svelte';
import Gallery from './Gallery.svelte';

const asked = new URLSearchParams(location.search);
await learn(settings.language);
await speak((asked.get('lang') ?? 'es') as Language);
settings.change({ theme: (asked.get('theme') ?? 'light') as Theme, motion: asked.has('still') ? 'reduced' : 'full' });
document.documentElement.dataset['theme'] = settings.dark ? 'dark' : 'light';
mount(Gallery, { target: document.getElementById('page')!, props: { asked } });
