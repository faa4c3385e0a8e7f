/** Which products each side is told about, so that nothing that was wished on either is lost. Each id once. */
export function planWishlistSync(here: readonly number[], onServer: readonly number[]) {
	return {
		toServer: [...new Set(here)].filter((id) => !onServer.includes(id)),
		toDevice: [...new Set(onServer)].filter((id) => !here.includes(id)),
	};
}
