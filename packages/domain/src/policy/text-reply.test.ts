import { describe, expect, it } from 'vitest'
import { readTextReply } from './text-reply.ts'

const all = (words: readonly string[]) => new Set(words.map(readTextReply))

describe('an answer to a text', () => {
  it('ends texts by each of the words that always do, however they are written', () => {
    const words = [
      'stop',
      'STOP',
      ' Stop. ',
      'StopAll',
      'stop all',
      'UNSUBSCRIBE',
      'Cancel!',
      'end',
      'quit',
      'REVOKE',
      'optout',
      'opt out',
      'Opt-Out',
    ]
    expect(all([...words, 'Please stop', 'STOP thanks', 'ＳＴＯＰ', '“Stop”'])).toEqual(new Set(['STOP']))
  })

  it('ends texts by what anyone would understand so', () => {
    const sentences = [
      ...[
        'stop texting me',
        'Please stop sending me these messages',
        'Don’t text me again',
        'do not contact this number',
        'take me off your list',
      ],
      ...['Remove my number', 'no more texts!!', 'I don’t want any more messages', 'leave me alone', 'I revoke my consent', 'wrong number'],
      ...['unsubscribe me from this', 'I’d like to opt out', 'I do not want to receive texts', 'end these messages', 'opt me out'],
    ]
    for (const sentence of sentences) expect([sentence, readTextReply(sentence)]).toEqual([sentence, 'STOP'])
  })

  it('ends texts where the word comes first: said again, signed, or with why', () => {
    const sentences = [
      ...[
        'STOP STOP STOP',
        'just stop',
        'Stop it',
        'please just stop',
        'STOP!! I mean it',
        'STOP everything',
        'STOP. - John Doe',
        'yes stop',
      ],
      ...[
        'stop\nSent from my iPhone',
        'S.T.O.P',
        'stopp',
        'No texts',
        'stop calling me',
        'I revoke all consent',
        'lose my number',
        'REVOKED',
      ],
      ...['I withdraw my prior express consent', 'alto por favor'],
    ]
    for (const sentence of sentences) expect([sentence, readTextReply(sentence)]).toEqual([sentence, 'STOP'])
  })

  it('starts texts again, and asks for help', () => {
    expect(all(['START', 'unstop', 'Opt in'])).toEqual(new Set(['START']))
    expect(all(['HELP', 'help?', 'Info'])).toEqual(new Set(['HELP']))
  })

  it('takes back nothing by a word that stands in another sentence', () => {
    const sentences = [
      ...[
        'When can I stop by the office?',
        'My loan ends in May',
        'yes',
        'no',
        'arret',
        'Can I cancel my appointment on Monday?',
        'Who is this?',
        '',
      ],
      ...['Stop by tomorrow', 'Quit claim deed is attached', 'Is it revocable?'],
      ...['How do I start', 'the endless wait', 'I sent the document', 'Don’t worry, I will send it today'],
    ]
    for (const sentence of sentences) expect([sentence, readTextReply(sentence)]).toEqual([sentence, 'OTHER'])
  })
})
