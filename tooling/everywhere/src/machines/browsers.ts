import type { Browser } from './play-in-browser.ts'

/** Without a sandbox of its own, which root can't have, without a graphics card, calling nobody. */
export const chromium = (command: string): Browser => ({
  command,
  args: (profile, page) => [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--user-data-dir=${profile}`,
    page,
  ],
  profile: {},
})

/** Its profile says what Chromium is told by flags. No driver: a page that sends its lines needs none. */
export const firefox = (command: string): Browser => ({
  command,
  args: (profile, page) => ['--headless', '--no-remote', '--profile', profile, page],
  profile: {
    'user.js': [
      'app.update.enabled',
      'browser.aboutwelcome.enabled',
      'browser.shell.checkDefaultBrowser',
      'datareporting.policy.dataSubmissionEnabled',
      'network.captive-portal-service.enabled',
      'network.connectivity-service.enabled',
    ]
      .map((name) => `user_pref('${name}', false)\n`)
      .join(''),
  },
})
