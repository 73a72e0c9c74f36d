import { Kbd } from '@hearthline/ui/kbd'
import { Modal } from '@hearthline/ui/modal'
import { Switch } from '@hearthline/ui/switch'
import { setShortcuts, useShortcutsOn } from './shortcut-setting.ts'

const KEYS: readonly [key: string, does: string][] = [
  ['j', 'Next application in the list'],
  ['k', 'Previous application'],
  ['Enter', 'Open it'],
  ['/', 'Search the list; Enter searches all applications'],
  ['a', 'Accept, or enter a value; then a reason'],
  ['r', 'Refuse, or run work again'],
  ['1 2 3', 'Choose what to decide, where several things are open; else open a condition'],
  ['[ ]', 'Previous or next document of an income'],
  ['p', 'Show or hide the photos of an identity, or the first document of a home'],
  ['Ctrl Enter', 'Record, from the reason field; raise a condition, or send a message'],
  ['m', 'Show what waits for money, or all that needs review'],
  ['b', 'Bank files, where your role sees them'],
  ['n', 'Raise a condition, where your role may'],
  ['t', 'Order the title search again, where your role may'],
  ['c', 'Notary calendar'],
  ['u', 'Back to the list'],
  ['o', 'To the top of the open application'],
  ['g', 'To the icon bar'],
  ['?', 'This list'],
]

export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const on = useShortcutsOn()
  return (
    <Modal open onOpenChange={(open) => !open && onClose()} title="Keyboard shortcuts" size="narrow">
      <dl className="keys">
        {KEYS.map(([key, does]) => (
          <div key={key}>
            <dt>
              {key.split(' ').map((one) => (
                <Kbd key={one}>{one}</Kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Switch label="Single-key shortcuts" checked={on} onChange={(event) => setShortcuts(event.target.checked)} />
    </Modal>
  )
}
