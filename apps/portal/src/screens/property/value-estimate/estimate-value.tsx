import { AskScreen } from '../../../application/item/ask-screen.tsx'
import type { ReadItem } from '../../../application/item/item-query.ts'
import { EstimateForm } from './estimate-form.tsx'
import { EstimateNote } from './estimate-note.tsx'
import { ModelsTried } from './models-tried.tsx'

/** No model knows the value, or none well enough: the borrower's own estimate stands until a person has valued the home. */
export default function EstimateValue() {
  return (
    <AskScreen
      items={['value-estimate']}
      title="The value of your home"
      heading="What is your home worth?"
      why={({ step }) =>
        step === 'NO_AVM'
          ? 'We couldn’t get an automated estimate of its value. Your own estimate lets us continue.'
          : 'The automated estimate of its value is not reliable enough. Your own estimate lets us continue.'
      }
    >
      {(item) => <Estimate item={item} />}
    </AskScreen>
  )
}

function Estimate({ item }: { item: ReadItem<'value-estimate'> }) {
  const { models } = item.about
  return (
    <>
      <EstimateForm item={item} models={models} />
      <div className="mt-12 grid gap-8">
        <ModelsTried models={models} />
        <EstimateNote />
      </div>
    </>
  )
}
