/** Trusted Types, which TypeScript's declarations of browsers leave out. */
interface TrustedHTML {
	toString(): string;
}

interface TrustedTypePolicyFactory {
	createPolicy(
		name: string,
		rules: {
			createHTML?: (html: string) => string;
			/** Null refuses. */
			createScriptURL?: (url: string) => string | null;
		},
	): { createHTML(html: string): TrustedHTML };
}

interface Window {
	/** Missing in browsers that do not enforce them. */
	readonly trustedTypes?: TrustedTypePolicyFactory;
}
