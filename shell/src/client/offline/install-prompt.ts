/** What browsers give that can install a site; others have none. */
interface InstallPromptEvent extends Event {
	prompt(): Promise<void>;
}

let waiting: InstallPromptEvent | undefined;

const isPrompt = (event: Event): event is InstallPromptEvent => 'prompt' in event;

/** Keeps the browser's own question back for a better moment. The browser asks once, soon after `load`. */
export function holdInstallPrompt(): void {
	addEventListener('beforeinstallprompt', (event) => {
		event.preventDefault();
		if (isPrompt(event)) waiting = event;
	});
}

export function installPrompt(): InstallPromptEvent | undefined {
	return waiting;
}
