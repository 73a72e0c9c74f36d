import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { contentReply } from './content-reply.ts'

it.each([
  ['deed.pdf', 'attachment; filename=deed.pdf'],
  ['my deed.pdf', 'attachment; filename="my deed.pdf"'],
  ['a"b.pdf', 'attachment; filename=a_b.pdf'],
  ["O'Hara (2).pdf", `attachment; filename="O_Hara _2_.pdf"; filename*=UTF-8''O%27Hara%20%282%29.pdf`],
  ['100%41; filename=x.exe.pdf', `attachment; filename="100_41_ filename_x.exe.pdf"; filename*=UTF-8''100%2541%3B%20filename%3Dx.exe.pdf`],
  ['契約.pdf', `attachment; filename=__.pdf; filename*=UTF-8''%E5%A5%91%E7%B4%84.pdf`],
  ['שטר.pdf', `attachment; filename=___.pdf; filename*=UTF-8''%D7%A9%D7%98%D7%A8.pdf`],
  ['a\r\nset-cookie: b.pdf', `attachment; filename="a__set-cookie_ b.pdf"; filename*=UTF-8''a%0D%0Aset-cookie_%20b.pdf`],
  ['a\uD83D.pdf', `attachment; filename=a_.pdf; filename*=UTF-8''a%EF%BF%BD.pdf`],
])('a document called %j is a download of that name', (name, disposition) => {
  expect(
    contentReply({ content: Readable.from(['x']), byteSize: 1, mediaType: 'application/pdf', name }).headers['content-disposition'],
  ).toBe(disposition)
})
