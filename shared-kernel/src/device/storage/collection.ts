/** Named values that outlive the page. Values are copied in and out, so nobody changes what another holds. */
export interface Collection {
	/** The value, or undefined when there is none. */
	get(key: string): Promise<unknown>;
	/** Resolves when the value is stored as safely as this device allows at the moment. */
	set(key: string, value: unknown): Promise<void>;
	remove(key: string): Promise<void>;
	/** All keys with their values, oldest first. */
	entries(): Promise<[string, unknown][]>;
}
