import { ANNOUNCER } from './announcer.ts';

/** Moves the focus to the heading of the page, unless a dialog has it, and has the title read out. */
export function announcePage(): void {
	const announcer = document.getElementById(ANNOUNCER);
	if (announcer) announcer.textContent = document.title;
	if (document.querySelector('dialog[open]')) return;
	const main = document.querySelector('main');
	const target = main?.querySelector('h1') ?? main;
	if (!(target instanceof HTMLElement)) return;
	target.tabIndex = -1;
	target.focus({ preventScroll: true });
}
