export declare function run(command: string, args: string[]): boolean;
export declare function mayInstall(): boolean;
/** Installs one Debian package where that is allowed, without starting its service. */
export declare function aptInstall(name: string): void;
