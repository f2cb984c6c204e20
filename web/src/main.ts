import { mount } from 'svelte';
import App from './App.svelte';
import { setLanguage } from './lib/i18n/index.svelte';
import { watchWaiting } from './lib/shell/app/badge';
import { watchInstalling } from './lib/shell/app/installing.svelte';
import { watchReach } from './lib/shell/app/reach.svelte';
import { meet } from './lib/shell/guest.svelte';
import './lib/shell/parts/shell.css';
import { startRouting } from './lib/shell/router.svelte';
import { settings, showTheme } from './lib/shell/settings.svelte';
import './theme.css';

showTheme();
startRouting();
watchInstalling();
watchReach();
watchWaiting();
void meet();
const target = document.getElementById('app');
if (target !== null) {
  // The words come first: nothing is shown that nobody can read.
  void setLanguage(settings.language).then(() => mount(App, { target }));
}
