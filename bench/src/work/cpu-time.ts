/** ms of this thread's CPU that the work takes: what else the machine does counts less than by the clock. */
export async function cpuTime(work: () => unknown): Promise<number> {
	const began = process.threadCpuUsage();
	await work();
	const { user, system } = process.threadCpuUsage(began);
	return (user + system) / 1000;
}
