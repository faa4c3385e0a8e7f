/** `pnpm dev` runs the whole shop from source; `pnpm dev mf-product` that slice, in a shop that runs already. */
if (process.argv.length > 2) {
	process.argv.splice(2, 0, 'dev');
	await import('../delivery/src/cli/main.ts');
} else {
	await import('./dev-all.ts');
}

export {};
