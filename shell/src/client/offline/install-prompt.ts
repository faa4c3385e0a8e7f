import { atom, type ReadableAtom } from 'nanostores';

interface InstallPromptEvent extends Event {
	prompt(): Promise<void>;
}

const $waiting = atom<InstallPromptEvent | null>(null);
/** The browser's question; null before it comes, some time after the manifest. */
export const $installPrompt: ReadableAtom<InstallPromptEvent | null> = $waiting;

const isPrompt = (event: Event): event is InstallPromptEvent => 'prompt' in event;

/** Keeps the browser's own question back for a better moment. The browser asks once. */
export function holdInstallPrompt(): void {
	addEventListener('beforeinstallprompt', (event) => {
		event.preventDefault();
		if (isPrompt(event)) $waiting.set(event);
	});
}
