import { parentPort, workerData } from 'node:worker_threads';
import '../shared/kernel.ts';
import { loadTexts } from '@pasaz/kernel/i18n/loaded-texts';
import type { RenderRequest, WorkerMessage, WorkerSettings } from './messages.ts';
import { loadNodeSlices } from './node-slices.ts';
import { createRenderer } from './render-page.ts';
import { sendConsole } from './worker-console.ts';

/** These bytes are handed over to the main thread and not copied. */
function bytesIn(message: WorkerMessage): ArrayBuffer[] {
	if (message.kind === 'chunk') return [message.chunk.buffer];
	return message.kind === 'record' ? [message.record.buffer] : [];
}

async function serve(settings: WorkerSettings) {
	const post = (message: WorkerMessage) => parentPort?.postMessage(message, bytesIn(message));
	sendConsole(post);
	const slices = await loadNodeSlices(settings.slices);
	slices.broken.push(...settings.missing);
	for (const { i18n } of settings.storeViews) await loadTexts(i18n.defaultLocale);
	const render = createRenderer(settings, slices, post);
	parentPort?.on('message', (request: RenderRequest) => void render(request));
	post({ kind: 'ready', broken: slices.broken });
}

void serve(workerData);
