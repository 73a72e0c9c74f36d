/** Set-up speaks on stderr, so that `npm run --silent routes` prints JSON and nothing else; and not at all under --silent. */
const isSilent = process.env.npm_config_loglevel === 'silent'

/** @param {string} sentence */
export function log(sentence) {
  if (!isSilent) process.stderr.write(`${sentence}\n`)
}
