declare module 'sanitize-html' {
	/** The part of its interface that we use; the package brings no types. */
	export interface Rules {
		allowedTags: string[];
		allowedAttributes: Record<string, string[]>;
		allowedSchemes: string[];
		allowedSchemesByTag: Record<string, string[]>;
		allowProtocolRelative: boolean;
	}
	export default function sanitizeHtml(dirty: string, rules: Rules): string;
}
