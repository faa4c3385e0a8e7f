declare module '*.module.css' {
	const classes: Readonly<Record<string, string>>;
	export default classes;
}
declare module '*.css';
/** A file of the slice; what is imported is its address. */
declare module '*.avif' {
	const address: string;
	export default address;
}
declare module '*.jpg' {
	const address: string;
	export default address;
}
declare module '*.png' {
	const address: string;
	export default address;
}
declare module '*.svg' {
	const address: string;
	export default address;
}
declare module '*.webp' {
	const address: string;
	export default address;
}
