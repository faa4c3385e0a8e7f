/**
 * Replaces the package of error codes in builds for browsers, since the shell and every remote entry would contain its
 * sentences. Errors still have their code, which the documentation of the federation runtime explains.
 */
export const RUNTIME_001 = 'RUNTIME-001';
export const RUNTIME_002 = 'RUNTIME-002';
export const RUNTIME_003 = 'RUNTIME-003';
export const RUNTIME_004 = 'RUNTIME-004';
export const RUNTIME_005 = 'RUNTIME-005';
export const RUNTIME_006 = 'RUNTIME-006';
export const RUNTIME_007 = 'RUNTIME-007';
export const RUNTIME_008 = 'RUNTIME-008';
export const RUNTIME_009 = 'RUNTIME-009';
export const RUNTIME_010 = 'RUNTIME-010';
export const RUNTIME_011 = 'RUNTIME-011';
export const RUNTIME_013 = 'RUNTIME-013';
export const RUNTIME_014 = 'RUNTIME-014';
export const RUNTIME_015 = 'RUNTIME-015';
export const runtimeDescMap = {};

export function getShortErrorMsg(code: string, _: object, args?: object, original?: string): string {
	return [`Module Federation #${code}`, args && JSON.stringify(args), original].filter(Boolean).join('\n');
}

export function logAndReport(...[code, sentences, args, log, original]: LogArguments): unknown {
	return log(getShortErrorMsg(code, sentences, args, original));
}

type LogArguments = [
	code: string,
	sentences: object,
	args: object | undefined,
	log: (message: string) => unknown,
	original?: string,
	context?: unknown,
];
