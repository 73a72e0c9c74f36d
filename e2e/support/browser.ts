/** Which browser the journeys and the pictures are taken in: the named one, else Debian's own. */
import { existsSync } from 'node:fs'

const CHROMES = [process.env.CHROME_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const executablePath = CHROMES.find((path) => path && existsSync(path))

export const browserOptions = {
  ...(executablePath && { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}
