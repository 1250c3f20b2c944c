export { findChromium } from './src/chromium.mjs'
export { findExecutable } from './src/find-executable.mjs'
export { installPackages, mayInstallPackages } from './src/install-packages.mjs'
export { say } from './src/say.mjs'
