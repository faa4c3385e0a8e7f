import type { ChildProcess } from 'node:child_process';

export interface Children {
	isStopping: () => boolean;
	add: (child: ChildProcess) => void;
	/** Tells all of them to end, and each that is added later. */
	stop: () => void;
}

/** @param onStopped is called when all have ended after `stop`, whatever this process is busy with, such as a build */
export function openChildren(onStopped: () => void): Children {
	const running = new Set<ChildProcess>();
	let isStopping = false;
	const endWhenAlone = () => {
		if (isStopping && running.size === 0) onStopped();
	};
	return {
		isStopping: () => isStopping,
		add: (child) => {
			running.add(child);
			child.once('exit', () => {
				running.delete(child);
				endWhenAlone();
			});
			if (isStopping) child.kill('SIGTERM');
		},
		stop: () => {
			isStopping = true;
			for (const child of running) child.kill('SIGTERM');
			endWhenAlone();
		},
	};
}
