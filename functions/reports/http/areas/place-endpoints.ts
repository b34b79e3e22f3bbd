import { placesRedrivenView } from '../../../../shared/reports/outcomes.ts';
import { feedRequest, feedView, refreshedView } from '../../../../shared/views/feed-requests.ts';
import {
  customerPageQuery,
  placesRedriveRequest,
  placeTablesQuery,
} from '../../../../shared/views/requests.ts';
import { monthView, placeDetail, placesList, placeTablesView } from '../../../../shared/views/views.ts';
import type { Descriptions } from '../endpoint.ts';

export const placeEndpoints = {
  listPlaces: {
    summary: 'List places with a calendar',
    query: customerPageQuery,
    answer: placesList,
  },
  listPlaceTables: {
    summary: 'List tables of places with the outcome of their rows',
    query: placeTablesQuery,
    answer: placeTablesView,
  },
  redrivePlaces: {
    summary: 'Retry the unavailable months of all places',
    body: placesRedriveRequest,
    status: 202,
    answer: placesRedrivenView,
  },
  refreshPlaces: {
    summary: 'Refresh all places now, and buy their missing months',
    status: 202,
    answer: refreshedView,
  },
  readPlace: {
    summary: 'Get one place: today, its months and its feed',
    answer: placeDetail,
  },
  makeFeed: {
    summary: 'Create the feed of a place; repeating the request keeps its address',
    body: feedRequest,
    answer: feedView,
  },
  revokeFeed: {
    summary: 'Revoke the feed of a place',
    answer: feedView,
  },
  readPanchang: {
    summary: "Get a place's panchang of one month, for example 2026-11",
    answer: monthView,
  },
} as const satisfies Descriptions;
