export interface WorkerData {
	/** A folder, or `memory://`. */
	dataDir: string;
	template?: string;
}

export type WorkerCall =
	| { id: number; kind: 'ready' }
	| { id: number; kind: 'query'; sql: string; params: unknown[]; rowMode: 'array' | 'object' }
	| { id: number; kind: 'close' };

export interface QueryResult {
	rows: unknown[];
	fields: { name: string; dataTypeID: number }[];
	affectedRows: number | undefined;
}

export interface Failure {
	message: string;
	/** SQLSTATE, e.g. `23505`; empty where the failure is not PostgreSQL's. */
	code: string;
	constraint: string;
}

export interface WorkerAnswer {
	id: number;
	result?: QueryResult;
	failure?: Failure;
}

export function toFailure(error: unknown): Failure {
	return {
		message: error instanceof Error ? error.message : String(error),
		code: text(error, 'code'),
		constraint: text(error, 'constraint'),
	};
}

function text(error: unknown, key: string): string {
	const value: unknown = error instanceof Error ? Reflect.get(error, key) : undefined;
	return typeof value === 'string' ? value : '';
}
