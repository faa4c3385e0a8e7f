import { parentPort, workerData } from 'node:worker_threads';
import '../shared/kernel.ts';
import { loadTexts } from '@pasaz/kernel/i18n/loaded-texts';
import { startHeartbeat } from './heartbeat.ts';
import { loadNodeSlices } from './node-slices.ts';
import { pageInWork } from './page-in-work.ts';
import { createRenderer } from './render-page.ts';
import { sendConsole } from './worker-console.ts';
import type { RenderRequest, WorkerData, WorkerMessage } from './worker-messages.ts';

/** These bytes are handed over to the main thread and not copied. */
function bytesIn(message: WorkerMessage): ArrayBuffer[] {
	if (message.kind === 'chunk') return [message.chunk.buffer];
	return message.kind === 'record' ? [message.record.buffer] : [];
}

async function serve({ settings, memory }: WorkerData) {
	const heartbeat = startHeartbeat(memory);
	const post = (message: WorkerMessage) => {
		heartbeat.beatOf(message);
		parentPort?.postMessage(message, bytesIn(message));
	};
	sendConsole(post);
	const reasons: Record<string, string> = {};
	const slices = await loadNodeSlices(settings.slices, (slice, error) => {
		reasons[slice] = String(error);
	});
	slices.broken.push(...settings.missing);
	for (const { i18n } of settings.storeViews) await loadTexts(i18n.defaultLocale);
	const render = createRenderer(settings, slices, post);
	parentPort?.on('message', (request: RenderRequest) => {
		heartbeat.beat();
		pageInWork.run({ id: request.id }, () => void render(request));
	});
	// What a slice forgot to handle concerns one page at most, whose deadline is kept by others.
	process.on('unhandledRejection', (error) => console.error('a rejection that nobody handled', error));
	process.on('uncaughtException', (error) => console.error('an error that nobody handled', error));
	post({ kind: 'ready', broken: slices.broken, reasons });
}

void serve(workerData);
