import { placesRedrivenView } from '../../../../shared/reports/outcomes.ts';
import { feedRequest, feedView, refreshedView } from '../../../../shared/views/feed-requests.ts';
import {
  customerPageQuery,
  placesRedriveRequest,
  placeTablesQuery,
} from '../../../../shared/views/requests.ts';
import { monthView, placeDetail, placesPage, placeTablesView } from '../../../../shared/views/views.ts';
import type { ReportsEndpoint } from '../endpoint.ts';

const place = '/panchang/{place}';

/** Endpoints of places and their calendars. */
export const placeEndpoints: readonly ReportsEndpoint[] = [
  {
    id: 'listPlaces',
    method: 'get',
    path: '/places',
    scope: 'list',
    summary: 'Places whose calendar is kept',
    query: customerPageQuery,
    answer: placesPage,
  },
  {
    id: 'listPlaceTables',
    method: 'get',
    path: '/places/tables',
    scope: 'list',
    summary: 'Tables of places, with what became of their rows',
    query: placeTablesQuery,
    answer: placeTablesView,
  },
  {
    id: 'redrivePlaces',
    method: 'post',
    path: '/places/redrive',
    scope: 'seller',
    summary: 'Try the months of places again that could not be had',
    body: placesRedriveRequest,
    status: 202,
    answer: placesRedrivenView,
  },
  {
    id: 'refreshPlaces',
    method: 'post',
    path: '/places/refresh',
    scope: 'seller',
    summary: 'Look at every place now instead of at night, and buy what is missing of its months',
    status: 202,
    answer: refreshedView,
  },
  {
    id: 'readPlace',
    method: 'get',
    path: place,
    scope: 'place',
    summary: 'One place: today, its months, and where its calendar can be subscribed to',
    answer: placeDetail,
  },
  {
    id: 'makeFeed',
    method: 'post',
    path: `${place}/feed`,
    scope: 'place',
    summary: 'Let the calendar of a place be subscribed to; asked again, the address stays',
    body: feedRequest,
    answer: feedView,
  },
  {
    id: 'revokeFeed',
    method: 'post',
    path: `${place}/feed/revoke`,
    scope: 'place',
    summary: 'End the feed of a place: its address leads nowhere from now on',
    answer: feedView,
  },
  {
    id: 'readPanchang',
    method: 'get',
    path: `${place}/{month}`,
    scope: 'place',
    summary: 'The panchang of a place in one month, such as 2026-11',
    answer: monthView,
  },
];
