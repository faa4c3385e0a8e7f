/** Test files with parts of the names of those of their tests that prove something. */
type Proofs = Record<string, string[]>;

/** A fault or an attack, what the shop owes in spite of it, and the tests that hold the shop to that. */
export interface Experiment {
	number: string;
	injection: string;
	bound: string;
	proofs: Proofs;
	/** What no test shows, and why. */
	lacks?: string;
}

export interface Proof {
	file: string;
	test: string;
}

export const proofsOf = ({ proofs }: Experiment): Proof[] =>
	Object.entries(proofs).flatMap(([file, tests]) => tests.map((test) => ({ file, test })));
