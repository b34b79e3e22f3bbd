import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { DynamoDBStreamEvent, S3Event, SQSEvent } from 'aws-lambda';

const { BUCKET: bucket, TABLE: tableName, PRINTS: queueUrl } = process.env;
const s3 = new S3Client({});
const dynamodb = new DynamoDBClient({});
const sqs = new SQSClient({});

export async function shrink({ Records }: S3Event): Promise<void> {
  for (const { s3: notification } of Records) {
    const Key = decodeURIComponent(notification.object.key.replaceAll('+', ' '));
    const { Body } = await s3.send(new GetObjectCommand({ Bucket: bucket, Key }));
    const picture = Buffer.from((await Body?.transformToByteArray()) ?? []);
    const [, width = 0, height = 0] = (/^P5\n(\d+) (\d+)\n255\n/.exec(picture.toString('latin1')) ?? []).map(
      Number,
    );
    const pixels = picture.subarray(picture.length - width * height);
    const [w, h] = [Math.floor(width / 4), Math.floor(height / 4)];
    const small = Uint8Array.from({ length: w * h }, (_, at) => {
      const [x, y] = [4 * (at % w), 4 * Math.floor(at / w)];
      return pixels[y * width + x] ?? 0;
    });
    const thumbnail = Buffer.concat([Buffer.from(`P5\n${w} ${h}\n255\n`), small]);
    const name = Key.replace(/^full\//, '');
    await s3.send(new PutObjectCommand({ Bucket: bucket, Key: `small/${name}`, Body: thumbnail }));
    await dynamodb.send(new PutItemCommand({ TableName: tableName, Item: { name: { S: name } } }));
  }
}

export async function order({ Records }: DynamoDBStreamEvent): Promise<void> {
  for (const { eventName, dynamodb: change } of Records) {
    const name = change?.NewImage?.name?.S;
    if (eventName === 'INSERT' && name?.endsWith('.pgm'))
      await sqs.send(new SendMessageCommand({ QueueUrl: queueUrl, MessageBody: name }));
  }
}

export async function print({ Records }: SQSEvent): Promise<void> {
  for (const { body } of Records) {
    if (body.startsWith('torn')) throw new Error(`${body} cannot be printed`);
    await s3.send(new PutObjectCommand({ Bucket: bucket, Key: `printed/${body}`, Body: body }));
  }
}

export async function tick(): Promise<void> {
  await dynamodb.send(new PutItemCommand({ TableName: tableName, Item: { name: { S: 'tick' } } }));
}
