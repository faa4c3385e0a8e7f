declare module 'sanitize-html' {
	/** The part of the interface that we use; the package has no types. */
	export interface Rules {
		allowedTags: string[];
		allowedAttributes: Record<string, string[]>;
		allowedSchemes: string[];
		allowedSchemesByTag: Record<string, string[]>;
		allowProtocolRelative: boolean;
	}
	export default function sanitizeHtml(dirty: string, rules: Rules): string;
}
