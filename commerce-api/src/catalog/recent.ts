/** Remembers the most recently used values, up to a limit. */
export class Recent<Value> {
	#values = new Map<string, Value>();
	#limit: number;

	constructor(limit: number) {
		this.#limit = limit;
	}

	get(key: string): Value | undefined {
		const value = this.#values.get(key);
		if (value === undefined) return undefined;
		this.#values.delete(key);
		this.#values.set(key, value);
		return value;
	}

	set(key: string, value: Value): void {
		this.#values.set(key, value);
		const [oldest] = this.#values.keys();
		if (this.#values.size > this.#limit && oldest !== undefined) this.#values.delete(oldest);
	}

	delete(key: string): void {
		this.#values.delete(key);
	}
}
