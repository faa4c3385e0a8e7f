import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto';
import * as z from 'zod';
import { PackageName } from './release.ts';

export const Signature = z.object({
	/** Name of the key. */
	by: z.string(),
	/** ed25519, in base64. */
	value: z.string(),
});
export type Signature = z.infer<typeof Signature>;

/** Who may release what: the public keys (SPKI in base64) of teams by name, with their packages. */
export const ReleaseKeys = z.record(
	z.string(),
	z.object({ key: z.string(), packages: z.union([z.literal('all'), z.array(PackageName)]) }),
);
export type ReleaseKeys = z.infer<typeof ReleaseKeys>;

export interface Signer {
	name: string;
	sign(content: string | Uint8Array): Signature;
}

function privateKeyOf(name: string, key: string): KeyObject {
	try {
		const privateKey = createPrivateKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'pkcs8' });
		if (privateKey.asymmetricKeyType === 'ed25519') return privateKey;
	} catch {
		// OpenSSL's own words help nobody
	}
	throw new Error(`The key of ${name} is none that pasaz keygen prints: ed25519, PKCS#8 in base64`);
}

/** @param key PKCS#8 in base64, as `pasaz keygen` prints it @throws if it is no ed25519 key */
export function openSigner(name: string, key: string): Signer {
	const privateKey = privateKeyOf(name, key);
	return {
		name,
		sign: (content) => ({ by: name, value: sign(null, Buffer.from(content), privateKey).toString('base64') }),
	};
}

export function makeKeys(): { publicKey: string; privateKey: string } {
	const pair = generateKeyPairSync('ed25519', {
		publicKeyEncoding: { format: 'der', type: 'spki' },
		privateKeyEncoding: { format: 'der', type: 'pkcs8' },
	});
	return { publicKey: pair.publicKey.toString('base64'), privateKey: pair.privateKey.toString('base64') };
}

/** Refuses everything that a team has not signed which may release the packages. @throws saying why, in one line */
export function assertSigned(
	keys: ReleaseKeys,
	what: string,
	{ content, signature, packages }: { content: string | Uint8Array; signature: unknown; packages: readonly string[] },
): void {
	const given = Signature.safeParse(signature).data;
	if (!given) throw new Error(`${what} is not signed`);
	const team = keys[given.by];
	if (!team) throw new Error(`${what} is signed by ${given.by}, whom the shell does not know`);
	const publicKey = createPublicKey({ key: Buffer.from(team.key, 'base64'), format: 'der', type: 'spki' });
	if (!verify(null, Buffer.from(content), publicKey, Buffer.from(given.value, 'base64')))
		throw new Error(`${what} is not what ${given.by} signed`);
	const { packages: own } = team;
	const foreign = own === 'all' ? undefined : packages.find((name) => !own.some((each) => each === name));
	if (foreign) throw new Error(`${what} is signed by ${given.by}, who may not release ${foreign}`);
}
