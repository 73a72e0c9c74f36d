import { titleCaseAddress } from '@hearthline/domain'
import { AskScreen } from '../../../application/item/ask-screen.tsx'
import type { ReadItem } from '../../../application/item/item-query.ts'
import type { HomeAddress } from '../../../credit/obstacle.ts'
import { ChooseHome } from './choose-home.tsx'
import { CorrectAddress } from './correct-address.tsx'

type Asked = ReadItem<'property-choice' | 'property-correction'>

/** Both rest on the address that was given with the application. */
const addressOf = ({ about }: Asked): HomeAddress => about.address!

/** The land records answer to the address with several homes, or with none. */
export default function WhichProperty() {
  return (
    <AskScreen
      items={['property-choice', 'property-correction']}
      title="Your home"
      heading={({ item }) => (item === 'property-choice' ? 'Which of these is your home?' : 'We could not find your home')}
      why={(item) =>
        item.item === 'property-choice'
          ? `We found more than one home at ${titleCaseAddress(addressOf(item))}.`
          : 'Public records show no home at the address you entered. Please check it.'
      }
    >
      {(item) =>
        item.item === 'property-choice' ? (
          <ChooseHome key={`${item.item}-${addressOf(item).street1}`} item={item} />
        ) : (
          <CorrectAddress key={titleCaseAddress(addressOf(item))} address={addressOf(item)} />
        )
      }
    </AskScreen>
  )
}
