import { Kbd } from '@hearthline/ui/kbd'
import { useShortcut } from '../../frame/use-shortcut.ts'

/** A digit that opens what it stands beside. */
export function NumberKey({ number, onPress }: { number: number; onPress: () => void }) {
  useShortcut(String(number), onPress)
  return <Kbd>{number}</Kbd>
}
