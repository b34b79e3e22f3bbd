import type { NamesWhere } from '@palmleaf/contract/operations';
import { advice, drawOverlay, maxPhotoBytes, PhotoRefusedError } from '@palmleaf/engines/palm';
import type { ReadPalm } from '@palmleaf/engines/palm/read-palm';
import { AddressRefusedError } from '@palmleaf/shared/pictures/address-refused-error';
import { type FetchOptions, imageFetcher } from '@palmleaf/shared/pictures/fetch-image';
import type { PalmSection, PalmTopic } from '@palmleaf/texts/palm';
import { palmIn, wordsIn } from '@palmleaf/texts/palm';
import sharp from 'sharp';
import { UnprocessableError } from '../handler/errors.ts';
import type { Handler, Handlers, Reply } from '../handler/handler.ts';
import type { Pictures } from '../store/pictures.ts';
import type { Store } from '../store/store.ts';
import { answered } from './answers/envelope.ts';
import { sectionAnswer } from './answers/features.ts';
import { basicReport, professionalReport } from './answers/reports.ts';
import { palmTopicAnswer } from './answers/topics.ts';
import { addressOnlyFields, contentOf, type ImageSource, imageOf } from './image-source.ts';
import { preparePhoto, smallPhoto } from './prepared-photo.ts';
import type { PalmReader } from './reader/palm-reader.ts';
import { palmIdOf, savedIn } from './saved.ts';
import { palmImage } from './views.ts';

/** `root` describes the whole service; operations/root.ts answers it. */
type PalmistryOperation = Exclude<NamesWhere<{ readonly base: 'palmistry' }>, 'root'>;

interface PalmistryDependencies extends Omit<FetchOptions, 'maxBytes'> {
  readonly store: Store;
  readonly pictures: Pictures;
  readonly readPalm: PalmReader;
}

export function palmistryOperations(dependencies: PalmistryDependencies): Handlers<PalmistryOperation> {
  const saved = savedIn(dependencies.store, dependencies.pictures);
  const fetchImage = imageFetcher({ ...dependencies, maxBytes: maxPhotoBytes });

  const bytesOf = async (source: ImageSource): Promise<Uint8Array> =>
    source.kind === 'content' ? source.bytes : await fetchImage(source.address);

  const read = async (source: ImageSource): Promise<ReadPalm & { palmId: string }> => {
    try {
      const bytes = await bytesOf(source);
      const palm = await dependencies.readPalm(bytes);
      return { ...palm, palmId: palmIdOf(bytes) };
    } catch (error) {
      throw asUnprocessable(error, source.field);
    }
  };

  const basic = async (source: ImageSource, wish?: string | null): Promise<Reply> => {
    const { palmId, reading, photo } = await read(source);
    await saved.save(palmId, reading, await preparePhoto(photo));
    const { words, language } = await wordsIn(wish);
    return { body: answered(palmId, basicReport(palmIn(words, reading))), contentLanguage: language };
  };

  const section =
    (name: PalmSection): Handler<PalmSection> =>
    async ({ palm_id, language: wish }) => {
      const { words, language } = await wordsIn(wish);
      const palm = palmIn(words, await saved.reading(palm_id));
      return { body: answered(palm_id, sectionAnswer(name, palm)), contentLanguage: language };
    };

  const topic =
    (name: PalmTopic): Handler<PalmTopic> =>
    async ({ palm_id, language: wish }) => {
      const { words, language } = await wordsIn(wish);
      const palm = palmIn(words, await saved.reading(palm_id));
      return { body: answered(palm_id, palmTopicAnswer(name, palm)), contentLanguage: language };
    };

  return {
    predict: async ({ image_url }) => basic(contentOf('image_url', image_url)),
    'api-predict': async (request) => basic(imageOf(request, addressOnlyFields)),
    basic: async (request) => basic(imageOf(request), request.language),
    legacy: async (request) => basic(imageOf(request), request.language),
    'get-palm-id': async (request) => {
      const { palmId, reading, photo } = await read(imageOf(request));
      await saved.save(palmId, reading, await preparePhoto(photo));
      const { words, language } = await wordsIn(request.language);
      return {
        body: answered(palmId, professionalReport(palmId, palmIn(words, reading))),
        contentLanguage: language,
      };
    },
    'get-palm-image': async ({ palm_id }) => {
      const reading = await saved.reading(palm_id);
      const photo = await saved.photo(palm_id);
      const [jpeg, small] = await Promise.all([drawOverlay(photo, reading), smallPhoto(photo)]);
      const { width, height } = await sharp(jpeg).metadata();
      return { body: answered(palm_id, palmImage(palm_id, reading, { jpeg, width, height }, small)) };
    },
    'hand-type': section('hand-type'),
    fingers: section('fingers'),
    'major-lines': section('major-lines'),
    mounts: section('mounts'),
    'special-features': section('special-features'),
    'minor-lines': section('minor-lines'),
    summary: section('summary'),
    personality: topic('personality'),
    career: topic('career'),
    money: topic('money'),
    love: topic('love'),
    marriage: topic('marriage'),
    health: topic('health'),
    challenges: topic('challenges'),
    luck: topic('luck'),
  };
}

function asUnprocessable(error: unknown, field: string): unknown {
  const loc = ['body', field];
  if (error instanceof PhotoRefusedError) {
    const { code, seen, measured, message } = error;
    return new UnprocessableError([
      { loc, type: code, msg: message, ctx: { seen, advice: advice[code], ...measured } },
    ]);
  }
  if (error instanceof AddressRefusedError)
    return new UnprocessableError([{ loc, type: error.code, msg: error.message }]);
  return error;
}
