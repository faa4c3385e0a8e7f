/** Where shoppers may prove who they are. */
export interface SocialProviders {
	google: { clientId: string } | undefined;
	facebook: { appId: string; secret: string } | undefined;
}
