/** Until midnight of the third business day for the last of the owners (12 CFR 1026.15(a)(3)) nothing is paid out; HOME only. */
import { z } from 'zod'
import { endOfRescission } from '../../../policy/end-of-rescission.ts'
import { wait } from '../../item.ts'
import { propertyAddress } from '../apply/property-address.ts'
import { rightZone } from '../property/home-clock.ts'
import { noticeDays } from './rescission-delivery.ts'

export const rescission = wait('rescission', {
  title: 'Your time to cancel',
  why: 'You may change your mind until it ends. No money is sent before that.',
  steps: ['RESCISSION'],
  by: 'time',
  applies: (known) => known(propertyAddress)?.occupancyType === 'HOME',
  until: (known) => {
    const delivered = noticeDays(known)
    return delivered && endOfRescission(delivered, rightZone(known))
  },
  chapter: {
    open: 'Right to cancel ends',
    done: 'Right to cancel ended',
    shown: 'when-applies',
    rule: 'It ends at midnight of the third business day after everyone has signed and has the notice. Saturdays count. Sundays and federal holidays do not. The federal Truth in Lending Act sets this, with its Regulation Z.',
    moves: 'It moves if a document must be signed again, or if someone gets the notice later.',
  },
  atEnd: {},
  data: z.object({}),
  example: {},
})
