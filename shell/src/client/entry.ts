import { nextTask } from './next-task.ts';

/** Gives the modules of the start a task of their own, apart from that of the script itself: one for both would hold up a tap. */
async function start() {
	await nextTask();
	await import(/* webpackMode: "eager" */ './main.tsx');
}

void start();
