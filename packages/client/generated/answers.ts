// Written by `npm run client -- types` from the schemas of the code; do not edit it by hand.

/**
 * The answers of the service, by operation. Fields in the API documents of the vendor are required; fields that only the
 * pages of the vendor show, or the self-hosted service adds, are optional. An answer may have further fields.
 */
export interface Answers {
  /** prediction from base64 image content */
  readonly "predict": { readonly [name: string]: unknown } & {
    readonly status?: true | undefined;
    readonly message?: "success" | undefined;
    readonly palm_id?: string | undefined;
    readonly data?: {
      readonly reading?: "basic" | undefined;
      readonly basis?: string | undefined;
      readonly hand?: {
        readonly side?: "left" | "right" | undefined;
        readonly type?: string | null | undefined;
        readonly possible_types?: readonly string[] | null | undefined;
        readonly finger_ratio?: number | null | undefined;
        readonly palm_ratio?: number | undefined;
        readonly index_to_ring?: number | null | undefined;
        readonly little_to_ring?: number | null | undefined;
        readonly thumb_angle?: number | null | undefined;
        readonly fingers_outside?: readonly string[] | undefined;
        readonly fingers_bent?: readonly string[] | undefined;
        readonly fingers_hidden?: readonly string[] | undefined;
        readonly lean?: number | undefined;
      } | undefined;
      readonly lines?: {
        readonly heart?: {
          readonly grade?: "clear" | "faint" | "not found" | undefined;
          readonly length?: number | undefined;
          readonly curvature?: number | undefined;
          readonly slope?: number | undefined;
          readonly breaks?: number | null | undefined;
          readonly start?: readonly number[] | null | undefined;
          readonly end?: readonly number[] | null | undefined;
        } | undefined;
        readonly head?: {
          readonly grade?: "clear" | "faint" | "not found" | undefined;
          readonly length?: number | undefined;
          readonly curvature?: number | undefined;
          readonly slope?: number | undefined;
          readonly breaks?: number | null | undefined;
          readonly start?: readonly number[] | null | undefined;
          readonly end?: readonly number[] | null | undefined;
        } | undefined;
        readonly life?: {
          readonly grade?: "clear" | "faint" | "not found" | undefined;
          readonly length?: number | undefined;
          readonly curvature?: number | undefined;
          readonly slope?: number | undefined;
          readonly breaks?: number | null | undefined;
          readonly start?: readonly number[] | null | undefined;
          readonly end?: readonly number[] | null | undefined;
        } | undefined;
        readonly fate?: {
          readonly grade?: "clear" | "faint" | "not found" | undefined;
          readonly length?: number | undefined;
          readonly curvature?: number | undefined;
          readonly slope?: number | undefined;
          readonly breaks?: number | null | undefined;
          readonly start?: readonly number[] | null | undefined;
          readonly end?: readonly number[] | null | undefined;
        } | undefined;
      } | undefined;
      readonly joined_heart_and_head?: boolean | undefined;
      readonly photo?: {
        readonly sharpness?: number | undefined;
        readonly brightness?: number | undefined;
        readonly note?: string | null | undefined;
      } | undefined;
      readonly disclaimer?: string | undefined;
      readonly text?: string | undefined;
      readonly parts?: readonly ({
        readonly title?: string | undefined;
        readonly text?: string | undefined;
        readonly rests_on?: readonly string[] | undefined;
        readonly limits?: string | undefined;
      })[] | undefined;
    } | undefined;
  };
  /** prediction from an image URL */
  readonly "api-predict": { readonly [name: string]: unknown } & {
    readonly status?: true | undefined;
    readonly message?: "success" | undefined;
    readonly palm_id?: string | undefined;
    readonly data?: {
      readonly reading?: "basic" | undefined;
      readonly basis?: string | undefined;
      readonly hand?: {
        readonly side?: "left" | "right" | undefined;
        readonly type?: string | null | undefined;
        readonly possible_types?: readonly string[] | null | undefined;
        readonly finger_ratio?: number | null | undefined;
        readonly palm_ratio?: number | undefined;
        readonly index_to_ring?: number | null | undefined;
        readonly little_to_ring?: number | null | undefined;
        readonly thumb_angle?: number | null | undefined;
        readonly fingers_outside?: readonly string[] | undefined;
        readonly fingers_bent?: readonly string[] | undefined;
        readonly fingers_hidden?: readonly string[] | undefined;
        readonly lean?: number | undefined;
      } | undefined;
      readonly lines?: {
        readonly heart?: {
          readonly grade?: "clear" | "faint" | "not found" | undefined;
          readonly length?: number | undefined;
          readonly curvature?: number | undefined;
          readonly slope?: number | undefined;
          readonly breaks?: number | null | undefined;
          readonly start?: readonly number[] | null | undefined;
          readonly end?: readonly number[] | null | undefined;
        } | undefined;
        readonly head?: {
          readonly grade?: "clear" | "faint" | "not found" | undefined;
          readonly length?: number | undefined;
          readonly curvature?: number | undefined;
          readonly slope?: number | undefined;
          readonly breaks?: number | null | undefined;
          readonly start?: readonly number[] | null | undefined;
          readonly end?: readonly number[] | null | undefined;
        } | undefined;
        readonly life?: {
          readonly grade?: "clear" | "faint" | "not found" | undefined;
          readonly length?: number | undefined;
          readonly curvature?: number | undefined;
          readonly slope?: number | undefined;
          readonly breaks?: number | null | undefined;
          readonly start?: readonly number[] | null | undefined;
          readonly end?: readonly number[] | null | undefined;
        } | undefined;
        readonly fate?: {
          readonly grade?: "clear" | "faint" | "not found" | undefined;
          readonly length?: number | undefined;
          readonly curvature?: number | undefined;
          readonly slope?: number | undefined;
          readonly breaks?: number | null | undefined;
          readonly start?: readonly number[] | null | undefined;
          readonly end?: readonly number[] | null | undefined;
        } | undefined;
      } | undefined;
      readonly joined_heart_and_head?: boolean | undefined;
      readonly photo?: {
        readonly sharpness?: number | undefined;
        readonly brightness?: number | undefined;
        readonly note?: string | null | undefined;
      } | undefined;
      readonly disclaimer?: string | undefined;
      readonly text?: string | undefined;
      readonly parts?: readonly ({
        readonly title?: string | undefined;
        readonly text?: string | undefined;
        readonly rests_on?: readonly string[] | undefined;
        readonly limits?: string | undefined;
      })[] | undefined;
    } | undefined;
  };
  /** returns the processed palm for a palm_id */
  readonly "get-palm-image": { readonly [name: string]: unknown } & {
    readonly status?: true | undefined;
    readonly message?: "success" | undefined;
    readonly palm_id?: string | undefined;
    readonly data?: {
      readonly palm_id?: string | undefined;
      readonly overlay_image_url?: string | undefined;
      readonly original_image_url?: string | undefined;
      readonly processing_model?: string | undefined;
      readonly lines_detected?: readonly ({
        readonly name?: string | undefined;
        readonly color?: string | undefined;
        readonly present?: boolean | undefined;
        readonly confidence?: number | undefined;
        readonly grade?: "clear" | "faint" | "not found" | undefined;
        readonly stroke?: "solid" | "dashed" | "none" | undefined;
        readonly points?: readonly (readonly number[])[] | undefined;
      })[] | undefined;
      readonly width?: number | undefined;
      readonly height?: number | undefined;
    } | undefined;
  };
  /** basic palm reading report from an image URL */
  readonly "basic": { readonly [name: string]: unknown } & {
    readonly status?: true | undefined;
    readonly message?: "success" | undefined;
    readonly palm_id?: string | undefined;
    readonly data?: {
      readonly reading?: "basic" | undefined;
      readonly basis?: string | undefined;
      readonly hand?: {
        readonly side?: "left" | "right" | undefined;
        readonly type?: string | null | undefined;
        readonly possible_types?: readonly string[] | null | undefined;
        readonly finger_ratio?: number | null | undefined;
        readonly palm_ratio?: number | undefined;
        readonly index_to_ring?: number | null | undefined;
        readonly little_to_ring?: number | null | undefined;
        readonly thumb_angle?: number | null | undefined;
        readonly fingers_outside?: readonly string[] | undefined;
        readonly fingers_bent?: readonly string[] | undefined;
        readonly fingers_hidden?: readonly string[] | undefined;
        readonly lean?: number | undefined;
      } | undefined;
      readonly lines?: {
        readonly heart?: {
          readonly grade?: "clear" | "faint" | "not found" | undefined;
          readonly length?: number | undefined;
          readonly curvature?: number | undefined;
          readonly slope?: number | undefined;
          readonly breaks?: number | null | undefined;
          readonly start?: readonly number[] | null | undefined;
          readonly end?: readonly number[] | null | undefined;
        } | undefined;
        readonly head?: {
          readonly grade?: "clear" | "faint" | "not found" | undefined;
          readonly length?: number | undefined;
          readonly curvature?: number | undefined;
          readonly slope?: number | undefined;
          readonly breaks?: number | null | undefined;
          readonly start?: readonly number[] | null | undefined;
          readonly end?: readonly number[] | null | undefined;
        } | undefined;
        readonly life?: {
          readonly grade?: "clear" | "faint" | "not found" | undefined;
          readonly length?: number | undefined;
          readonly curvature?: number | undefined;
          readonly slope?: number | undefined;
          readonly breaks?: number | null | undefined;
          readonly start?: readonly number[] | null | undefined;
          readonly end?: readonly number[] | null | undefined;
        } | undefined;
        readonly fate?: {
          readonly grade?: "clear" | "faint" | "not found" | undefined;
          readonly length?: number | undefined;
          readonly curvature?: number | undefined;
          readonly slope?: number | undefined;
          readonly breaks?: number | null | undefined;
          readonly start?: readonly number[] | null | undefined;
          readonly end?: readonly number[] | null | undefined;
        } | undefined;
      } | undefined;
      readonly joined_heart_and_head?: boolean | undefined;
      readonly photo?: {
        readonly sharpness?: number | undefined;
        readonly brightness?: number | undefined;
        readonly note?: string | null | undefined;
      } | undefined;
      readonly disclaimer?: string | undefined;
      readonly text?: string | undefined;
      readonly parts?: readonly ({
        readonly title?: string | undefined;
        readonly text?: string | undefined;
        readonly rests_on?: readonly string[] | undefined;
        readonly limits?: string | undefined;
      })[] | undefined;
    } | undefined;
  };
  /** professional reading, saved; result includes the reading identifier */
  readonly "get-palm-id": {
    readonly palm_id: string;
  } & {
    readonly status?: true | undefined;
    readonly message?: "success" | undefined;
    readonly palm_id?: string | undefined;
    readonly data?: {
      readonly palm_id?: string | undefined;
      readonly reading?: "professional" | undefined;
      readonly basis?: string | undefined;
      readonly hand?: {
        readonly side?: "left" | "right" | undefined;
        readonly type?: string | null | undefined;
        readonly possible_types?: readonly string[] | null | undefined;
        readonly finger_ratio?: number | null | undefined;
        readonly palm_ratio?: number | undefined;
        readonly index_to_ring?: number | null | undefined;
        readonly little_to_ring?: number | null | undefined;
        readonly thumb_angle?: number | null | undefined;
        readonly fingers_outside?: readonly string[] | undefined;
        readonly fingers_bent?: readonly string[] | undefined;
        readonly fingers_hidden?: readonly string[] | undefined;
        readonly lean?: number | undefined;
      } | undefined;
      readonly lines?: {
        readonly heart?: {
          readonly grade?: "clear" | "faint" | "not found" | undefined;
          readonly length?: number | undefined;
          readonly curvature?: number | undefined;
          readonly slope?: number | undefined;
          readonly breaks?: number | null | undefined;
          readonly start?: readonly number[] | null | undefined;
          readonly end?: readonly number[] | null | undefined;
        } | undefined;
        readonly head?: {
          readonly grade?: "clear" | "faint" | "not found" | undefined;
          readonly length?: number | undefined;
          readonly curvature?: number | undefined;
          readonly slope?: number | undefined;
          readonly breaks?: number | null | undefined;
          readonly start?: readonly number[] | null | undefined;
          readonly end?: readonly number[] | null | undefined;
        } | undefined;
        readonly life?: {
          readonly grade?: "clear" | "faint" | "not found" | undefined;
          readonly length?: number | undefined;
          readonly curvature?: number | undefined;
          readonly slope?: number | undefined;
          readonly breaks?: number | null | undefined;
          readonly start?: readonly number[] | null | undefined;
          readonly end?: readonly number[] | null | undefined;
        } | undefined;
        readonly fate?: {
          readonly grade?: "clear" | "faint" | "not found" | undefined;
          readonly length?: number | undefined;
          readonly curvature?: number | undefined;
          readonly slope?: number | undefined;
          readonly breaks?: number | null | undefined;
          readonly start?: readonly number[] | null | undefined;
          readonly end?: readonly number[] | null | undefined;
        } | undefined;
      } | undefined;
      readonly joined_heart_and_head?: boolean | undefined;
      readonly photo?: {
        readonly sharpness?: number | undefined;
        readonly brightness?: number | undefined;
        readonly note?: string | null | undefined;
      } | undefined;
      readonly disclaimer?: string | undefined;
      /** the measures from which the texts are made, as JSON */
      readonly measures?: string | undefined;
    } | undefined;
  };
  /** hand type of the reading */
  readonly "hand-type": { readonly [name: string]: unknown } & {
    readonly status?: true | undefined;
    readonly message?: "success" | undefined;
    readonly palm_id?: string | undefined;
    readonly data?: {
      readonly shape?: string | undefined;
      readonly element?: string | undefined;
      readonly skin_texture?: string | undefined;
      readonly elasticity?: string | undefined;
      readonly title?: string | undefined;
      readonly basis?: string | undefined;
      readonly text?: string | undefined;
      readonly rests_on?: readonly string[] | undefined;
      readonly limits?: string | undefined;
      readonly disclaimer?: string | undefined;
    } | undefined;
  };
  /** fingers analysis */
  readonly "fingers": { readonly [name: string]: unknown } & {
    readonly status?: true | undefined;
    readonly message?: "success" | undefined;
    readonly palm_id?: string | undefined;
    readonly data?: {
      readonly title?: string | undefined;
      readonly basis?: string | undefined;
      readonly text?: string | undefined;
      readonly rests_on?: readonly string[] | undefined;
      readonly limits?: string | undefined;
      readonly disclaimer?: string | undefined;
    } | undefined;
  };
  /** major lines analysis */
  readonly "major-lines": { readonly [name: string]: unknown } & {
    readonly status?: true | undefined;
    readonly message?: "success" | undefined;
    readonly palm_id?: string | undefined;
    readonly data?: {
      readonly heart_line?: {
        readonly shape?: string | undefined;
        readonly depth?: string | undefined;
        readonly starting_point?: string | undefined;
        readonly quality?: string | undefined;
      } | undefined;
      readonly head_line?: {
        readonly shape?: string | undefined;
        readonly depth?: string | undefined;
        readonly starting_point?: string | undefined;
      } | undefined;
      readonly life_line?: {
        readonly shape?: string | undefined;
        readonly depth?: string | undefined;
        readonly quality?: string | undefined;
        readonly fork?: string | undefined;
      } | undefined;
      readonly fate_line?: {
        readonly presence?: string | undefined;
        readonly origin?: string | undefined;
      } | undefined;
      readonly joined_heart_and_head?: boolean | undefined;
      readonly title?: string | undefined;
      readonly basis?: string | undefined;
      readonly text?: string | undefined;
      readonly rests_on?: readonly string[] | undefined;
      readonly limits?: string | undefined;
      readonly disclaimer?: string | undefined;
    } | undefined;
  };
  /** mounts analysis */
  readonly "mounts": { readonly [name: string]: unknown } & {
    readonly status?: true | undefined;
    readonly message?: "success" | undefined;
    readonly palm_id?: string | undefined;
    readonly data?: {
      readonly venus?: {
        readonly prominence?: string | undefined;
        readonly place?: string | undefined;
        readonly stands_for?: string | undefined;
        readonly read_from?: string | null | undefined;
        readonly meaning?: string | null | undefined;
      } | undefined;
      readonly jupiter?: {
        readonly prominence?: string | undefined;
        readonly place?: string | undefined;
        readonly stands_for?: string | undefined;
        readonly read_from?: string | null | undefined;
        readonly meaning?: string | null | undefined;
      } | undefined;
      readonly saturn?: {
        readonly prominence?: string | undefined;
        readonly place?: string | undefined;
        readonly stands_for?: string | undefined;
        readonly read_from?: string | null | undefined;
        readonly meaning?: string | null | undefined;
      } | undefined;
      readonly apollo?: {
        readonly prominence?: string | undefined;
        readonly place?: string | undefined;
        readonly stands_for?: string | undefined;
        readonly read_from?: string | null | undefined;
        readonly meaning?: string | null | undefined;
      } | undefined;
      readonly mercury?: {
        readonly prominence?: string | undefined;
        readonly place?: string | undefined;
        readonly stands_for?: string | undefined;
        readonly read_from?: string | null | undefined;
        readonly meaning?: string | null | undefined;
      } | undefined;
      readonly luna?: {
        readonly prominence?: string | undefined;
        readonly place?: string | undefined;
        readonly stands_for?: string | undefined;
        readonly read_from?: string | null | undefined;
        readonly meaning?: string | null | undefined;
      } | undefined;
      readonly title?: string | undefined;
      readonly basis?: string | undefined;
      readonly text?: string | undefined;
      readonly rests_on?: readonly string[] | undefined;
      readonly limits?: string | undefined;
      readonly disclaimer?: string | undefined;
    } | undefined;
  };
  /** special features analysis */
  readonly "special-features": { readonly [name: string]: unknown } & {
    readonly status?: true | undefined;
    readonly message?: "success" | undefined;
    readonly palm_id?: string | undefined;
    readonly data?: {
      readonly marks?: readonly ({
        readonly type?: string | undefined;
        readonly location?: string | undefined;
      })[] | undefined;
      readonly unique_traits?: readonly string[] | undefined;
      readonly title?: string | undefined;
      readonly basis?: string | undefined;
      readonly text?: string | undefined;
      readonly rests_on?: readonly string[] | undefined;
      readonly limits?: string | undefined;
      readonly disclaimer?: string | undefined;
    } | undefined;
  };
  /** minor lines analysis */
  readonly "minor-lines": { readonly [name: string]: unknown } & {
    readonly status?: true | undefined;
    readonly message?: "success" | undefined;
    readonly palm_id?: string | undefined;
    readonly data?: {
      readonly marriage_lines?: {
        readonly number?: string | undefined;
        readonly depth?: string | undefined;
        readonly quality?: string | undefined;
      } | undefined;
      readonly children_lines?: {
        readonly number?: string | undefined;
      } | undefined;
      readonly sun_line?: {
        readonly presence?: string | undefined;
      } | undefined;
      readonly title?: string | undefined;
      readonly basis?: string | undefined;
      readonly text?: string | undefined;
      readonly rests_on?: readonly string[] | undefined;
      readonly limits?: string | undefined;
      readonly disclaimer?: string | undefined;
    } | undefined;
  };
  /** summary of the reading */
  readonly "summary": { readonly [name: string]: unknown } & {
    readonly status?: true | undefined;
    readonly message?: "success" | undefined;
    readonly palm_id?: string | undefined;
    readonly data?: {
      readonly categories?: {
        readonly personality?: string | undefined;
        readonly career?: string | undefined;
        readonly money?: string | undefined;
        readonly love?: string | undefined;
        readonly marriage?: string | undefined;
        readonly health?: string | undefined;
        readonly challenges?: string | undefined;
        readonly luck?: string | undefined;
      } | undefined;
      readonly overall?: {
        readonly summary?: string | undefined;
        readonly practical_focus?: string | undefined;
      } | undefined;
      readonly title?: string | undefined;
      readonly basis?: string | undefined;
      readonly text?: string | undefined;
      readonly rests_on?: readonly string[] | undefined;
      readonly limits?: string | undefined;
      readonly disclaimer?: string | undefined;
    } | undefined;
  };
  /** generated personality analysis */
  readonly "personality": { readonly [name: string]: unknown } & {
    readonly status?: true | undefined;
    readonly message?: "success" | undefined;
    readonly palm_id?: string | undefined;
    readonly data?: {
      readonly personality?: {
        readonly behavioral_style?: string | undefined;
        readonly core_traits?: readonly string[] | undefined;
        readonly strengths?: readonly string[] | undefined;
      } | undefined;
      readonly title?: string | undefined;
      readonly basis?: string | undefined;
      readonly text?: string | undefined;
      readonly rests_on?: readonly string[] | undefined;
      readonly limits?: string | undefined;
      readonly disclaimer?: string | undefined;
    } | undefined;
  };
  /** generated career analysis */
  readonly "career": { readonly [name: string]: unknown } & {
    readonly status?: true | undefined;
    readonly message?: "success" | undefined;
    readonly palm_id?: string | undefined;
    readonly data?: {
      readonly career?: {
        readonly career_direction?: string | undefined;
        readonly growth_advice?: string | undefined;
        readonly professional_strengths?: readonly string[] | undefined;
        readonly suitable_professions?: readonly string[] | undefined;
      } | undefined;
      readonly title?: string | undefined;
      readonly basis?: string | undefined;
      readonly text?: string | undefined;
      readonly rests_on?: readonly string[] | undefined;
      readonly limits?: string | undefined;
      readonly disclaimer?: string | undefined;
    } | undefined;
  };
  /** generated money and finance analysis */
  readonly "money": { readonly [name: string]: unknown } & {
    readonly status?: true | undefined;
    readonly message?: "success" | undefined;
    readonly palm_id?: string | undefined;
    readonly data?: {
      readonly money?: {
        readonly financial_tendency?: string | undefined;
        readonly advice?: string | undefined;
        readonly wealth_indicators?: readonly string[] | undefined;
        readonly money_habits?: readonly string[] | undefined;
      } | undefined;
      readonly title?: string | undefined;
      readonly basis?: string | undefined;
      readonly text?: string | undefined;
      readonly rests_on?: readonly string[] | undefined;
      readonly limits?: string | undefined;
      readonly disclaimer?: string | undefined;
    } | undefined;
  };
  /** generated love life analysis */
  readonly "love": { readonly [name: string]: unknown } & {
    readonly status?: true | undefined;
    readonly message?: "success" | undefined;
    readonly palm_id?: string | undefined;
    readonly data?: {
      readonly love?: {
        readonly emotional_nature?: string | undefined;
        readonly romantic_style?: string | undefined;
        readonly compatibility_notes?: readonly string[] | undefined;
      } | undefined;
      readonly title?: string | undefined;
      readonly basis?: string | undefined;
      readonly text?: string | undefined;
      readonly rests_on?: readonly string[] | undefined;
      readonly limits?: string | undefined;
      readonly disclaimer?: string | undefined;
    } | undefined;
  };
  /** generated marriage analysis */
  readonly "marriage": { readonly [name: string]: unknown } & {
    readonly status?: true | undefined;
    readonly message?: "success" | undefined;
    readonly palm_id?: string | undefined;
    readonly data?: {
      readonly marriage?: {
        readonly timing_indicators?: string | undefined;
        readonly quality_outlook?: string | undefined;
        readonly partnership_notes?: readonly string[] | undefined;
      } | undefined;
      readonly title?: string | undefined;
      readonly basis?: string | undefined;
      readonly text?: string | undefined;
      readonly rests_on?: readonly string[] | undefined;
      readonly limits?: string | undefined;
      readonly disclaimer?: string | undefined;
    } | undefined;
  };
  /** generated health analysis */
  readonly "health": { readonly [name: string]: unknown } & {
    readonly status?: true | undefined;
    readonly message?: "success" | undefined;
    readonly palm_id?: string | undefined;
    readonly data?: {
      readonly health?: {
        readonly vitality?: string | undefined;
        readonly constitution?: string | undefined;
        readonly areas_to_watch?: readonly string[] | undefined;
        readonly sources_of_strength?: readonly string[] | undefined;
      } | undefined;
      readonly title?: string | undefined;
      readonly basis?: string | undefined;
      readonly text?: string | undefined;
      readonly rests_on?: readonly string[] | undefined;
      readonly limits?: string | undefined;
      readonly disclaimer?: string | undefined;
    } | undefined;
  };
  /** generated life challenges analysis */
  readonly "challenges": { readonly [name: string]: unknown } & {
    readonly status?: true | undefined;
    readonly message?: "success" | undefined;
    readonly palm_id?: string | undefined;
    readonly data?: {
      readonly challenges?: {
        readonly life_obstacles?: readonly string[] | undefined;
        readonly growth_areas?: readonly string[] | undefined;
        readonly cautionary_patterns?: readonly string[] | undefined;
        readonly sources_of_strength?: readonly string[] | undefined;
      } | undefined;
      readonly title?: string | undefined;
      readonly basis?: string | undefined;
      readonly text?: string | undefined;
      readonly rests_on?: readonly string[] | undefined;
      readonly limits?: string | undefined;
      readonly disclaimer?: string | undefined;
    } | undefined;
  };
  /** generated luck and fortune analysis */
  readonly "luck": { readonly [name: string]: unknown } & {
    readonly status?: true | undefined;
    readonly message?: "success" | undefined;
    readonly palm_id?: string | undefined;
    readonly data?: {
      readonly luck?: {
        readonly timing?: string | undefined;
        readonly fortune_patterns?: readonly string[] | undefined;
        readonly opportunity_signals?: readonly string[] | undefined;
      } | undefined;
      readonly title?: string | undefined;
      readonly basis?: string | undefined;
      readonly text?: string | undefined;
      readonly rests_on?: readonly string[] | undefined;
      readonly limits?: string | undefined;
      readonly disclaimer?: string | undefined;
    } | undefined;
  };
  /** backward-compatible reading; defaults to the basic reading */
  readonly "legacy": { readonly [name: string]: unknown } & {
    readonly status?: true | undefined;
    readonly message?: "success" | undefined;
    readonly palm_id?: string | undefined;
    readonly data?: {
      readonly reading?: "basic" | undefined;
      readonly basis?: string | undefined;
      readonly hand?: {
        readonly side?: "left" | "right" | undefined;
        readonly type?: string | null | undefined;
        readonly possible_types?: readonly string[] | null | undefined;
        readonly finger_ratio?: number | null | undefined;
        readonly palm_ratio?: number | undefined;
        readonly index_to_ring?: number | null | undefined;
        readonly little_to_ring?: number | null | undefined;
        readonly thumb_angle?: number | null | undefined;
        readonly fingers_outside?: readonly string[] | undefined;
        readonly fingers_bent?: readonly string[] | undefined;
        readonly fingers_hidden?: readonly string[] | undefined;
        readonly lean?: number | undefined;
      } | undefined;
      readonly lines?: {
        readonly heart?: {
          readonly grade?: "clear" | "faint" | "not found" | undefined;
          readonly length?: number | undefined;
          readonly curvature?: number | undefined;
          readonly slope?: number | undefined;
          readonly breaks?: number | null | undefined;
          readonly start?: readonly number[] | null | undefined;
          readonly end?: readonly number[] | null | undefined;
        } | undefined;
        readonly head?: {
          readonly grade?: "clear" | "faint" | "not found" | undefined;
          readonly length?: number | undefined;
          readonly curvature?: number | undefined;
          readonly slope?: number | undefined;
          readonly breaks?: number | null | undefined;
          readonly start?: readonly number[] | null | undefined;
          readonly end?: readonly number[] | null | undefined;
        } | undefined;
        readonly life?: {
          readonly grade?: "clear" | "faint" | "not found" | undefined;
          readonly length?: number | undefined;
          readonly curvature?: number | undefined;
          readonly slope?: number | undefined;
          readonly breaks?: number | null | undefined;
          readonly start?: readonly number[] | null | undefined;
          readonly end?: readonly number[] | null | undefined;
        } | undefined;
        readonly fate?: {
          readonly grade?: "clear" | "faint" | "not found" | undefined;
          readonly length?: number | undefined;
          readonly curvature?: number | undefined;
          readonly slope?: number | undefined;
          readonly breaks?: number | null | undefined;
          readonly start?: readonly number[] | null | undefined;
          readonly end?: readonly number[] | null | undefined;
        } | undefined;
      } | undefined;
      readonly joined_heart_and_head?: boolean | undefined;
      readonly photo?: {
        readonly sharpness?: number | undefined;
        readonly brightness?: number | undefined;
        readonly note?: string | null | undefined;
      } | undefined;
      readonly disclaimer?: string | undefined;
      readonly text?: string | undefined;
      readonly parts?: readonly ({
        readonly title?: string | undefined;
        readonly text?: string | undefined;
        readonly rests_on?: readonly string[] | undefined;
        readonly limits?: string | undefined;
      })[] | undefined;
    } | undefined;
  };
  /** root operation */
  readonly "root": { readonly [name: string]: unknown };
  /** planets, houses, angles, aspects, moon phase, hemisphere, elements, modes and dominant sign */
  readonly "natal_chart_interpretation": {
    readonly planets: readonly ({
      readonly name: string;
      readonly full_degree: number;
      readonly norm_degree: number;
      readonly speed: number;
      readonly is_retro: "true" | "false";
      readonly sign_id: number;
      readonly sign: string;
      readonly house: number;
    })[];
    readonly houses: readonly ({
      readonly house: number;
      readonly sign: string;
      readonly degree: number;
    })[];
    readonly ascendant: number;
    readonly midheaven: number;
    readonly vertex: number;
    readonly lilith: {
      readonly name: string;
      readonly full_degree: number;
      readonly norm_degree: number;
      readonly speed: number;
      readonly is_retro: "true" | "false";
      readonly sign_id: number;
      readonly sign: string;
      readonly house: number;
    };
    readonly aspects: readonly ({
      readonly aspecting_planet: string;
      readonly aspected_planet: string;
      readonly aspecting_planet_id: number;
      readonly aspected_planet_id: number;
      readonly type: string;
      readonly orb: number;
      readonly diff: number;
    })[];
    readonly moon_phase: {
      readonly moon_phase_name: string;
      readonly moon_phase_id: number;
      readonly moon_phase_calc: string;
      readonly moon_phase_description: string;
    };
    readonly hemisphere: {
      readonly east_west: {
        readonly description: string;
        readonly id: number;
      };
      readonly north_south: {
        readonly description: string;
        readonly id: number;
      };
    };
    readonly elements: {
      readonly elements: readonly ({
        readonly name: string;
        readonly percentage: number;
      })[];
      readonly description: string;
      readonly dominant_element_id: number;
    };
    readonly modes: {
      readonly modes: readonly ({
        readonly name: string;
        readonly percentage: number;
      })[];
      readonly description: string;
      readonly dominant_mode_id: number;
    };
    readonly dominant_sign: {
      readonly sign_id: number;
      readonly sign_name: string;
      readonly percentage: number;
    };
  } & {
    readonly planets?: readonly ({
      readonly id?: number | undefined;
    })[] | undefined;
    readonly houses?: readonly ({
      readonly sign_id?: number | undefined;
    })[] | undefined;
    readonly lilith?: {
      readonly id?: number | undefined;
    } | undefined;
    readonly aspects?: readonly ({
      readonly type_id?: number | undefined;
    })[] | undefined;
    readonly hemisphere?: {
      readonly east_west?: {
        readonly even?: boolean | undefined;
      } | undefined;
      readonly north_south?: {
        readonly even?: boolean | undefined;
      } | undefined;
    } | undefined;
    readonly elements?: {
      readonly elements?: readonly ({
        readonly id?: number | undefined;
      })[] | undefined;
      readonly leading_element_ids?: readonly number[] | undefined;
    } | undefined;
    readonly modes?: {
      readonly modes?: readonly ({
        readonly id?: number | undefined;
      })[] | undefined;
      readonly leading_mode_ids?: readonly number[] | undefined;
    } | undefined;
    readonly polarity?: {
      readonly polarities?: readonly ({
        readonly id?: number | undefined;
        readonly name?: string | undefined;
        readonly percentage?: number | undefined;
      })[] | undefined;
      readonly dominant_polarity_id?: number | null | undefined;
    } | undefined;
    readonly ascendant_ruler?: {
      readonly id?: number | undefined;
      readonly name?: string | undefined;
      readonly ascendant_sign_id?: number | undefined;
      readonly ascendant_sign?: string | undefined;
      readonly sign_id?: number | undefined;
      readonly sign?: string | undefined;
      readonly house?: number | undefined;
    } | undefined;
    readonly zodiac?: {
      readonly id?: "tropical" | "sidereal" | undefined;
      readonly description?: string | undefined;
    } | undefined;
    readonly reading?: {
      /** the language of the parts */
      readonly language?: string | undefined;
      /** says so if the requested language has no texts; otherwise empty */
      readonly note?: string | undefined;
      readonly parts?: readonly ({
        readonly topic?: string | undefined;
        readonly title?: string | undefined;
        readonly text?: string | undefined;
      })[] | undefined;
    } | undefined;
  };
  /** the aspects between planet pairs with a text report for each */
  readonly "natal_aspects_report": readonly ({
    readonly aspecting_planet: string;
    readonly aspected_planet: string;
    readonly type: string;
    readonly report: string;
  })[] & readonly ({
    readonly aspecting_planet_id?: number | undefined;
    readonly aspected_planet_id?: number | undefined;
    readonly type_id?: number | undefined;
    /** only on the first entry, if the requested language has no texts */
    readonly note?: string | undefined;
  })[];
  /** the yogas of a Varshaphal year, whether each occurs and between which planets */
  readonly "varshaphal_yoga": readonly ({
    readonly yog_name: string;
    readonly yog_description: string;
    readonly is_yog_happening: boolean;
    readonly powerfullness_percentage: string;
    readonly yog_prediction: string;
    readonly planets?: readonly (readonly (string | null)[])[] | undefined;
    readonly planets_id?: readonly (readonly (number | null)[])[] | undefined;
    readonly yog_type?: readonly ({
      readonly yog_name: string;
      readonly planets: readonly string[];
      readonly planets_id: readonly number[];
    })[] | undefined;
  })[] & readonly ({
    readonly yog_id?: number | undefined;
    readonly matters?: readonly ({
      readonly ascendant_lord_id?: number | undefined;
      readonly matter_lord_id?: number | undefined;
      readonly houses?: readonly number[] | undefined;
      readonly through_id?: number | null | undefined;
    })[] | undefined;
    readonly other_pairs?: readonly (readonly (number | null)[])[] | undefined;
    /** on the first entry only */
    readonly annual_chart?: {
      readonly age?: number | undefined;
      readonly begins?: string | undefined;
      readonly by_day?: boolean | undefined;
      readonly zodiac?: {
        readonly id?: "tropical" | "sidereal" | undefined;
        readonly description?: string | undefined;
        readonly ayanamsha?: "lahiri" | undefined;
      } | undefined;
      readonly ascendant?: {
        readonly sign_id?: number | undefined;
        readonly degree?: number | undefined;
        readonly lord?: {
          readonly id?: number | undefined;
          readonly name?: string | undefined;
        } | undefined;
      } | undefined;
      readonly muntha?: {
        readonly sign_id?: number | undefined;
        readonly house?: number | undefined;
        readonly lord?: {
          readonly id?: number | undefined;
          readonly name?: string | undefined;
        } | undefined;
      } | undefined;
      readonly year_lord?: {
        readonly id?: number | undefined;
        readonly name?: string | undefined;
        readonly reason?: string | undefined;
        readonly candidates?: readonly ({
          readonly office?: string | undefined;
          readonly id?: number | undefined;
          readonly name?: string | undefined;
          readonly strength?: number | undefined;
          readonly aspects_ascendant?: boolean | undefined;
        })[] | undefined;
      } | undefined;
      readonly sahams?: readonly ({
        readonly name?: string | undefined;
        readonly full_degree?: number | undefined;
        readonly sign_id?: number | undefined;
        readonly house?: number | undefined;
        readonly lord?: {
          readonly id?: number | undefined;
          readonly name?: string | undefined;
        } | undefined;
      })[] | undefined;
      readonly mudda_dasha?: readonly ({
        readonly id?: number | undefined;
        readonly name?: string | undefined;
        readonly from?: string | undefined;
        readonly to?: string | undefined;
      })[] | undefined;
      readonly planets?: readonly ({
        readonly id?: number | undefined;
        readonly name?: string | undefined;
        readonly full_degree?: number | undefined;
        readonly sign_id?: number | undefined;
        readonly house?: number | undefined;
        readonly speed?: number | undefined;
        readonly is_retro?: "true" | "false" | undefined;
      })[] | undefined;
      readonly summary?: {
        /** the language of the text */
        readonly language?: string | undefined;
        readonly text?: string | undefined;
      } | undefined;
    } | undefined;
  })[];
  /** daily tithi, nakshatra and paksha for a month */
  readonly "tamil_month_panchang": {
    readonly month: number;
    readonly year: number;
    readonly panchang_data: readonly ({
      readonly date: number;
      readonly tithi: string;
      readonly nakshatra: string;
      readonly paksha: string;
    })[];
    readonly status: boolean;
  } & {
    readonly panchang_data?: readonly ({
      readonly tithi_id?: number | undefined;
      readonly nakshatra_id?: number | undefined;
      readonly paksha_id?: number | undefined;
      /** Sunday is 0 */
      readonly weekday_id?: number | undefined;
      readonly sunrise?: string | null | undefined;
      readonly sunset?: string | null | undefined;
      /** local time: 2026-01-14T15:13:05 */
      readonly tithi_end?: string | undefined;
      /** local time: 2026-01-14T15:13:05 */
      readonly nakshatra_end?: string | undefined;
      readonly rahu_kalam?: {
        /** local time: 2026-01-14T15:13:05 */
        readonly from?: string | undefined;
        /** local time: 2026-01-14T15:13:05 */
        readonly to?: string | undefined;
      } | null | undefined;
      readonly yamagandam?: {
        /** local time: 2026-01-14T15:13:05 */
        readonly from?: string | undefined;
        /** local time: 2026-01-14T15:13:05 */
        readonly to?: string | undefined;
      } | null | undefined;
      readonly gulika?: {
        /** local time: 2026-01-14T15:13:05 */
        readonly from?: string | undefined;
        /** local time: 2026-01-14T15:13:05 */
        readonly to?: string | undefined;
      } | null | undefined;
      readonly amavasya?: boolean | undefined;
      readonly pournami?: boolean | undefined;
      readonly ekadashi?: boolean | undefined;
      readonly moonrise?: string | null | undefined;
      readonly moonset?: string | null | undefined;
      /** from sunrise to the next sunrise */
      readonly tithis?: readonly ({
        readonly id?: number | undefined;
        readonly name?: string | undefined;
        /** local time: 2026-01-14T15:13:05 */
        readonly end?: string | undefined;
      })[] | undefined;
      /** from sunrise to the next sunrise */
      readonly nakshatras?: readonly ({
        readonly id?: number | undefined;
        readonly name?: string | undefined;
        /** local time: 2026-01-14T15:13:05 */
        readonly end?: string | undefined;
      })[] | undefined;
      /** from sunrise to the next sunrise */
      readonly yogas?: readonly ({
        readonly id?: number | undefined;
        readonly name?: string | undefined;
        /** local time: 2026-01-14T15:13:05 */
        readonly end?: string | undefined;
      })[] | undefined;
      /** from sunrise to the next sunrise */
      readonly karanas?: readonly ({
        readonly id?: number | undefined;
        readonly name?: string | undefined;
        /** local time: 2026-01-14T15:13:05 */
        readonly end?: string | undefined;
      })[] | undefined;
      /** only if `calendar` is `tamil` */
      readonly gregorian_date?: string | undefined;
      readonly festival_ids?: readonly string[] | undefined;
      /** names, in the language of the answer */
      readonly festivals?: readonly string[] | undefined;
    })[] | undefined;
    /** only if `calendar` is `tamil` */
    readonly reckoning?: string | undefined;
    /** only if `calendar` is `tamil` */
    readonly month_name?: string | undefined;
    /** only if `calendar` is `tamil` */
    readonly year_name?: string | undefined;
  };
  /** explains a home layout through the 45 Devata fields of the Mandala */
  readonly "devatas-45": {
    readonly vastu_id: string;
    readonly reference: readonly ({
      readonly devata_code: string;
      readonly devata_name: string;
      readonly life_theme: string;
      readonly mandala_position: {
        readonly pada_count: number;
        readonly ring: string;
        readonly zone_code: string;
        readonly body_area: string;
        readonly associated_colour: string;
      };
    })[];
    readonly entities: readonly ({
      readonly display_name: string;
      readonly category: string;
      readonly catalog_type: string;
      readonly devata_code: string;
      readonly devata_name: string;
      readonly pada_number: number;
      readonly region: string;
      readonly grid_position: {
        readonly row: number;
        readonly column: number;
      };
    })[];
    readonly interpretation: readonly ({
      readonly devata_code: string;
      readonly devata_name: string;
      readonly life_theme: string;
      readonly mandala_position: {
        readonly pada_count: number;
        readonly ring: string;
        readonly zone_code: string;
        readonly body_area: string;
        readonly associated_colour: string;
      };
      readonly priority: string;
      readonly grade: string;
      readonly result: string;
      readonly placements: readonly ({
        readonly display_name: string;
        readonly category: string;
        readonly catalog_type: string;
        readonly pada_position: {
          readonly row: number;
          readonly column: number;
        };
        readonly grade: string;
        readonly result: string;
      })[];
      readonly interpretation: {
        readonly about_this_devata: string;
        readonly effect_on_this_home: string;
      };
      readonly placement_guidance: {
        readonly suitable_placements: readonly string[];
        readonly placements_to_avoid: readonly string[];
      };
      readonly recommended_action: readonly never[] | {
        readonly recommendation: {
          readonly what_to_do: string;
          readonly why_it_helps: string;
        };
        readonly implementation: {
          readonly effort_level: string;
          readonly review_guidance: string;
        };
      };
    })[];
  };
  /** answers an astrological question for one birth chart, in a session that can be continued */
  readonly "chat": {
    readonly status: boolean;
    readonly message: string;
    readonly response: {
      readonly sid: string;
      readonly timestamp: string;
    };
  } & {
    /** present if the question signals danger: then status is false, and nothing is charged */
    readonly safety?: {
      readonly kind?: "self-harm" | "violence" | "child-abuse" | "threat" | "medical" | undefined;
      /** true if the chat is unsure: it then asks for other words */
      readonly doubtful?: boolean | undefined;
      readonly help?: readonly ({
        readonly name?: string | undefined;
        readonly phone?: string | undefined;
        readonly url?: string | undefined;
        /** ISO 3166-1 alpha-2, or international */
        readonly country?: string | undefined;
      })[] | undefined;
    } | undefined;
  };
}
