/** `npm run reseal`: seals everything again under the newest data key. May run while nodes do, and again after it was broken off. */
import { blobStoreAt } from '../container.ts'
import { openBlobs } from '../usecases/installation/open-blobs.ts'
import { reseal } from '../usecases/keys/reseal.ts'
import { runCommand, type Usage } from './run-command.ts'

const SHOWN_EVERY_MS = 1000
let shownAt = 0

const USAGE: Usage = {
  name: 'reseal',
  does: 'Seals everything anew under the newest data key. It may run while nodes do, and again after it was broken off.',
}

await runCommand(USAGE, async ({ db, sealing, config, now, say }) => {
  const blobs = await openBlobs({ db, sealing }, await blobStoreAt(config.blobs))
  say(`Sealing everything anew under the data key ${sealing.newestKey}.`)
  const progress = (place: string, texts: number) => {
    if (Date.now() - shownAt < SHOWN_EVERY_MS) return
    shownAt = Date.now()
    say(`  ${place}: ${texts}`)
  }
  const done = await reseal({ db, sealing, blobs, now, progress })
  for (const [place, texts] of Object.entries(done.counts)) say(`${place.padEnd(26)} ${texts}`)
  if (done.nodesUnder.length > 0) {
    say(
      `Nodes are running that still seal under ${done.nodesUnder.join(', ')}. Restart them with the new list of keys, then run this again.`,
    )
  }
  if (done.missing.length > 0)
    say(
      `The document store does not have the content of ${done.missing.length} documents: ${done.missing.join(', ')}. Restore them from a backup, then run this again.`,
    )
  if (done.waiting > 0) say(`${done.waiting} applications have work under way that rests on sealed text. Run this again when it is done.`)
  if (done.needed.length > 0) say(`Still needed: ${done.needed.join(', ')}. Keep every key that is in the list.`)
  if (done.nodesUnder.length + done.needed.length > 0) return 1
  say(
    done.retired.length > 0
      ? `Nothing is sealed with ${done.retired.join(', ')} any more: take it out of DATA_KEY (or the key file) and restart. Keep it for as long as you keep backups from before today.`
      : 'Nothing is sealed with an older key. Only the newest one is needed.',
  )
  return 0
})
