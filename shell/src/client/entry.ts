import { nextTask } from './next-task.ts';

/** Runs the modules of the start in tasks of their own: one task for all of them would hold up a tap. They are in this file. */
async function start() {
	await nextTask();
	await import(/* webpackMode: "eager" */ 'react-dom/client');
	await nextTask();
	await import(/* webpackMode: "eager" */ './main.tsx');
}

void start();
