import { ANNOUNCER } from './announcer.ts';

export function announcePage({ takesFocus }: { takesFocus: boolean }): void {
	const announcer = document.getElementById(ANNOUNCER);
	if (announcer) announcer.textContent = document.title;
	if (!takesFocus || document.querySelector('dialog[open]')) return;
	const main = document.querySelector('main');
	const target = main?.querySelector('h1') ?? main;
	if (!(target instanceof HTMLElement)) return;
	target.tabIndex = -1;
	target.focus({ preventScroll: true });
}
