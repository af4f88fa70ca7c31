import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { learn } from './lib/words/i18n';
import { router } from './lib/ui/router.svelte';
import { settings } from './lib/device/settings.svelte';

await learn(settings.language);
await router.listen();
mount(App, { target: document.getElementById('page')! });
