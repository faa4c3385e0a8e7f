declare module 'react-refresh/runtime' {
	export function injectIntoGlobalHook(window: Window): void;
	export function register(type: unknown, id: string): void;
	export function createSignatureFunctionForTransform(): (type: unknown, key?: string) => unknown;
	export function isLikelyComponentType(value: unknown): boolean;
	export function getFamilyByType(type: unknown): unknown;
	/** Nothing if no component has changed. */
	export function performReactRefresh(): { updatedFamilies: Set<unknown>; staleFamilies: Set<unknown> } | null;
}
