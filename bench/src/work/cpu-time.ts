/** Measures ms of this thread's CPU, which depends less on the machine's other work than the clock does. */
export async function cpuTime(work: () => unknown): Promise<number> {
	const began = process.threadCpuUsage();
	await work();
	const { user, system } = process.threadCpuUsage(began);
	return (user + system) / 1000;
}
