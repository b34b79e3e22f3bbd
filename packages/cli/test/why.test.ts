import type { PartView, ReportView, SubjectView } from '@palmleaf/shared/views/views';
import { whyOf } from '@palmleaf/shared/views/why';
import { describe, expect, test } from 'vitest';
import { plainLines } from '../terminal/line.ts';
import { reasonsTable } from '../text/batch.ts';
import { addReasons } from '../text/why.ts';

const part = (name: string, more: Partial<PartView>): PartView => ({
  part: `palm/${name}`,
  operation: name,
  state: 'refused',
  unknowns: 0,
  ...more,
});

describe('Why a report is not complete', () => {
  test("The reason for a missing part is the service's message and advice, without any sent data", () => {
    const answer = {
      detail: [
        {
          loc: ['body', 'image_url'],
          msg: 'No hand was found.',
          type: 'no_hand',
          input: 'https://store.example/anna.jpg?X-Amz-Signature=abc',
          ctx: { advice: 'Turn the palm to the camera.' },
        },
      ],
    };
    const consequence = part('hand-type', { state: 'not asked', missing: ['palm/get-palm-id'] });
    expect(whyOf({ parts: [part('get-palm-id', { answer, status: 422 }), consequence] })).toBe(
      'Reading of the photo: No hand was found. Turn the palm to the camera.',
    );
  });

  test('A reason does not repeat advice that the message contains', () => {
    const fault = { msg: 'It is dark. Use a lamp.', loc: ['body'], ctx: { advice: 'Use a lamp.' } };
    expect(whyOf({ parts: [part('get-palm-id', { answer: { detail: [fault] } })] })).toBe(
      'Reading of the photo: It is dark. Use a lamp.',
    );
  });

  test('A reason without advice names the field', () => {
    const answer = {
      detail: [{ loc: ['body', 'lat'], msg: 'Input should be a valid number', input: 'xyz' }],
    };
    expect(whyOf({ parts: [part('chat', { part: 'chat/1', answer })] })).toBe(
      'Question 1: lat: Input should be a valid number.',
    );
  });

  test.each([
    [{ status: false, error_msg: 'This plan has no such report' }],
    [{ status: false, msg: 'This plan has no such report' }],
    [{ detail: 'This plan has no such report' }],
  ])('A reason quotes the message of the answer %j', (answer) => {
    expect(whyOf({ parts: [part('career', { answer })] })).toBe('Career: This plan has no such report.');
  });

  test('A reason is printed once for all parts with the same outcome', () => {
    const parts = ['career', 'money', 'love', 'luck', 'health'].map((name) =>
      part(name, { state: 'unknown', class: 'timeout' }),
    );
    expect(whyOf({ parts })).toBe('Career, Money and finance, Love and 2 more: No answer came in time.');
  });

  test('A reason is one line without control characters', () => {
    const answer = { message: `\u001b[31mfirst\r\nsecond\u202e ${'x'.repeat(5000)}` };
    const why = whyOf({ parts: [part('career', { answer })] }) ?? '';
    expect(why).toMatch(/^Career: \[31mfirst second x+…$/);
    expect(why.length).toBeLessThan(400);
  });

  test('A complete report has no reason', () => {
    expect(whyOf({ parts: [part('career', { state: 'bought' })] })).toBeUndefined();
  });
});

describe('Subjects with reasons', () => {
  const subject = (
    id: string,
    state: SubjectView['state'],
    more: Partial<SubjectView> = {},
  ): SubjectView => ({
    batch: 'june 2026',
    id,
    state,
    calls: { bought: 1, reused: 0, unknown: 0 },
    report: `/batches/june%202026/reports/${id}`,
    updatedAt: '2026-06-01T08:00:00.000Z',
    ...more,
  });

  test('The command reads no report of a person who is complete or waiting', async () => {
    const asked: string[] = [];
    const report = (view: SubjectView): ReportView => ({
      ...view,
      revision: 1,
      inputsRevision: 1,
      notes: [],
      hasPhoto: true,
      parts: [part('get-palm-id', { answer: { message: 'No hand' } })],
      createdAt: view.updatedAt,
    });
    const subjects = [
      subject('anna', 'complete'),
      subject('ben', 'failed'),
      subject('chitra', 'waiting', { reason: 'The wallet is empty.' }),
    ];
    const explained = await addReasons(async (path) => {
      asked.push(path);
      return Response.json(report(subject('ben', 'failed')));
    }, subjects);
    expect(asked).toEqual(['/batches/june%202026/reports/ben']);
    expect(explained.map(({ reason }) => reason)).toEqual([
      undefined,
      'Reading of the photo: No hand.',
      'The wallet is empty.',
    ]);
    expect(plainLines(reasonsTable(explained) ?? [])).toContain(
      'june 2026/ben     failed   Reading of the photo: No hand.',
    );
    expect(reasonsTable([subject('anna', 'complete')])).toBeUndefined();
  });
});
