export function findChromium(): Promise<string | undefined>
export function findExecutable(names: readonly string[]): Promise<string | undefined>
export function mayInstallPackages(): Promise<boolean>
export function installPackages(choices: readonly (readonly string[])[]): Promise<boolean>
export function say(line: string): void
