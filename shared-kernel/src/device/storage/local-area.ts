/** Texts that all tabs of the shop share and that are written at once. A device that refuses them reads as an empty one. */
export interface LocalArea {
	read(name: string): string | null;
	write(name: string, text: string): void;
	remove(name: string): void;
	names(): string[];
	/** Calls back with what another tab may have changed; null for anything. */
	follow(listener: (name: string | null) => void): void;
}
