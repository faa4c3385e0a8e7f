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
	/** Whether a signature is of its key. */
	hasSigned(content: string | Uint8Array, signature: Signature): boolean;
}

/** The key that a publisher signs with, and those of all teams. */
export interface SigningKeys {
	signer?: Signer | undefined;
	keys?: ReleaseKeys | undefined;
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

function isSignatureOf(publicKey: KeyObject, content: string | Uint8Array, { value }: Signature): boolean {
	return verify(null, Buffer.from(content), publicKey, Buffer.from(value, 'base64'));
}

/** @param key PKCS#8 in base64, as `pasaz keygen` prints it @throws if it is no ed25519 key */
export function openSigner(name: string, key: string): Signer {
	const privateKey = privateKeyOf(name, key);
	const publicKey = createPublicKey(privateKey);
	return {
		name,
		sign: (content) => ({ by: name, value: sign(null, Buffer.from(content), privateKey).toString('base64') }),
		hasSigned: (content, signature) => signature.by === name && isSignatureOf(publicKey, content, signature),
	};
}

export function makeKeys(): { publicKey: string; privateKey: string } {
	const pair = generateKeyPairSync('ed25519', {
		publicKeyEncoding: { format: 'der', type: 'spki' },
		privateKeyEncoding: { format: 'der', type: 'pkcs8' },
	});
	return { publicKey: pair.publicKey.toString('base64'), privateKey: pair.privateKey.toString('base64') };
}

interface Signed {
	content: string | Uint8Array;
	signature: unknown;
	packages: readonly PackageName[];
}

/** Why shells with these keys refuse what is signed like this; undefined if they do not. */
function signatureFault(keys: ReleaseKeys, { content, signature, packages }: Signed): string | undefined {
	const given = Signature.safeParse(signature).data;
	if (!given) return 'is not signed';
	const team = keys[given.by];
	if (!team) return `is signed by ${given.by}, whom the shell does not know`;
	const publicKey = createPublicKey({ key: Buffer.from(team.key, 'base64'), format: 'der', type: 'spki' });
	if (!isSignatureOf(publicKey, content, given)) return `is not what ${given.by} signed`;
	const { packages: own } = team;
	const foreign = own === 'all' ? undefined : packages.find((name) => !own.includes(name));
	return foreign && `is signed by ${given.by}, who may not release ${foreign}`;
}

/** Refuses everything that a team has not signed which may release the packages. @throws saying why, in one line */
export function assertSigned(keys: ReleaseKeys, what: string, signed: Signed): void {
	const fault = signatureFault(keys, signed);
	if (fault) throw new Error(`${what} ${fault}`);
}

/**
 * Whether a publisher leaves a signature as it is: its own, and that of another team which may release the packages. Without
 * the keys of others it cannot tell whether theirs hold.
 */
export function holdsFor({ signer, keys }: SigningKeys, signed: Signed): boolean {
	if (!signer) return true;
	const given = Signature.safeParse(signed.signature).data;
	if (!given) return false;
	if (signer.hasSigned(signed.content, given)) return true;
	return keys ? signatureFault(keys, signed) === undefined : given.by !== signer.name;
}
