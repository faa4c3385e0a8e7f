/** Ids missing on each side, without duplicates: the lists are merged, nothing is removed. */
export function planWishlistSync(here: readonly number[], onServer: readonly number[]) {
	return {
		toServer: [...new Set(here)].filter((id) => !onServer.includes(id)),
		toDevice: [...new Set(onServer)].filter((id) => !here.includes(id)),
	};
}
