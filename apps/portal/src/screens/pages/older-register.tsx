import { useSearchParams } from 'react-router'
import { LoadedScreen } from '../../frame/screen-loading.tsx'
import { screenOfOlderStep } from '../../frame/step-address.ts'
import { screens } from '../../screens.ts'

/** The older wizard's one address: its `step` says which of the same questions is shown. */
export default function OlderRegister() {
  const [query] = useSearchParams()
  const name = screenOfOlderStep(query.get('step'))
  const screen = screens.find((candidate) => candidate.screen === name)
  return screen ? <LoadedScreen key={name} load={screen.load} /> : null
}
