import * as z from 'zod';

const host = z.string();

export const addressFaults = [
  z.object({ code: z.literal('address-too-long'), most: z.int() }),
  z.object({ code: z.literal('no-address') }),
  z.object({ code: z.literal('scheme'), scheme: z.string() }),
  z.object({ code: z.literal('user-in-address') }),
  z.object({ code: z.literal('host-too-long') }),
  z.object({ code: z.literal('host-not-found'), host }),
  z.object({ code: z.literal('host-without-address'), host }),
  z.object({ code: z.literal('host-not-public'), host }),
  z.object({ code: z.literal('host-unreachable'), host }),
  z.object({ code: z.literal('host-too-slow'), host }),
  z.object({ code: z.literal('answered'), host, status: z.int() }),
  z.object({ code: z.literal('redirects-too-often'), host, most: z.int() }),
  z.object({ code: z.literal('redirects-nowhere'), host }),
  z.object({ code: z.literal('picture-too-slow'), host }),
  z.object({ code: z.literal('picture-cut-off'), host }),
  z.object({ code: z.literal('picture-too-large'), host, megabytes: z.int() }),
] as const;
export type AddressFault = z.output<(typeof addressFaults)[number]>;

type Code = AddressFault['code'];
type FaultOf<One extends Code> = Extract<AddressFault, { code: One }>;

const texts: { readonly [One in Code]: (fault: FaultOf<One>) => string } = {
  'address-too-long': ({ most }) => `it is longer than ${most} characters; send the photo itself in image`,
  'no-address': () => 'it is not an address; write https://host/path',
  scheme: ({ scheme }) => `${scheme}// addresses are not fetched; use https://`,
  'user-in-address': () => 'an address with a user name or password in it is not fetched',
  'host-too-long': () => 'its host name is longer than any name can be',
  'host-not-found': ({ host }) => `the name ${host} was not found`,
  'host-without-address': ({ host }) => `${host} has no address`,
  'host-not-public': ({ host }) => `${host} is not a public address`,
  'host-unreachable': ({ host }) => `${host} could not be reached`,
  'host-too-slow': ({ host }) => `${host} took too long to answer`,
  answered: ({ host, status }) => `${host} answered ${status}`,
  'redirects-too-often': ({ host, most }) => `${host} redirects more than ${most} times`,
  'redirects-nowhere': ({ host }) => `${host} redirects without an address`,
  'picture-too-slow': ({ host }) => `${host} took too long to send the whole picture`,
  'picture-cut-off': ({ host }) => `${host} ended the connection before the whole picture had arrived`,
  'picture-too-large': ({ host, megabytes }) =>
    `${host} sends more than ${megabytes} MB; send a photo of at most ${megabytes} MB`,
};

const textOf = <One extends Code>(code: One, fault: FaultOf<One>): string => texts[code](fault);

export const addressFaultText = (fault: AddressFault): string =>
  `The image address cannot be used: ${textOf(fault.code, fault)}.`;
