import { existsSync } from 'node:fs';

/** Where Debian keeps it. */
const FOLDER = '/usr/lib/x86_64-linux-gnu/faketime';
const LIBRARY = `${FOLDER}/libfaketime.so.1`;

/** Whether a process can be given a system clock of its own here. */
export const hasFaketime = (): boolean => existsSync(LIBRARY);

/** The environment of a process whose system clock goes as a file says, such as `-730d`; timers go on as they are. */
export function clockFrom(file: string): Record<string, string> {
	return {
		LD_PRELOAD: LIBRARY,
		FAKETIME_TIMESTAMP_FILE: file,
		FAKETIME_NO_CACHE: '1',
		FAKETIME_DONT_FAKE_MONOTONIC: '1',
	};
}
